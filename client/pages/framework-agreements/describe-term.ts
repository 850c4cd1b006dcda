import { joiningWindows } from '#domain/content/services/joining-windows'
import { type Digits, toDigits } from '#domain/dates/format'
import type { Translate } from '#domain/messages/translate'
import type { NamedAgreement } from '#domain/payloads/agreements'

/** A term chart in a sentence or two. */
export function describeTerm(
  t: Translate,
  digits: Digits,
  { title, figure, start, end, joining }: NamedAgreement,
): string {
  const windows = joiningWindows(figure)
  const term = t('agreements.term', { from: start.gregorian, to: end.gregorian })
  const whole = t('agreements.chart', { title, term, windows: countWindows(t, windows.length) })
  if (!joining) return toDigits(whole, digits)
  const number = windows.findIndex(({ opens }) => opens === joining.opens.iso) + 1
  const next = joining.isOpen
    ? t('agreements.chartOpen', { number, day: joining.closes.gregorian })
    : t('agreements.chartNext', { number, day: joining.opens.gregorian })
  return toDigits(`${whole} ${next}`, digits)
}

/** A term chart in a few words, for beside the name and the state of the agreement. */
export function nameTerm(
  t: Translate,
  digits: Digits,
  { figure, start, end }: NamedAgreement,
): string {
  const term = t('agreements.term', { from: start.gregorian, to: end.gregorian })
  const windows = countWindows(t, joiningWindows(figure).length)
  return toDigits(term + t('date.separator') + windows, digits)
}

const countWindows = (t: Translate, count: number) =>
  count === 0 ? t('agreements.noWindows') : t('agreements.windows', { count })

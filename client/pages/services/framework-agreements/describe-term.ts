import { type Digits, toDigits } from '#domain/dates/format'
import type { Translate } from '#domain/messages/translate'
import type { NamedAgreement } from '#domain/payloads/agreements'

/** A term chart in a sentence or two. */
export function describeTerm(t: Translate, digits: Digits, agreement: NamedAgreement): string {
  const { title, joining } = agreement
  const windows = countWindows(t, agreement)
  const whole = t('agreements.chart', { title, term: writeTerm(t, agreement), windows })
  if (!joining) return toDigits(whole, digits)
  const { number, isOpen, opens, closes } = joining
  const next = isOpen
    ? t('agreements.chartOpen', { number, day: closes.gregorian })
    : t('agreements.chartNext', { number, day: opens.gregorian })
  return toDigits(`${whole} ${next}`, digits)
}

/** A term chart in a few words, for beside the name and the state of the agreement. */
export function nameTerm(t: Translate, digits: Digits, agreement: NamedAgreement): string {
  const windows = countWindows(t, agreement)
  return toDigits(writeTerm(t, agreement) + t('date.separator') + windows, digits)
}

const writeTerm = (t: Translate, { start, end }: NamedAgreement) =>
  t('agreements.term', { from: start.gregorian, to: end.gregorian })

const countWindows = (t: Translate, { windowCount: count }: NamedAgreement) =>
  count === 0 ? t('agreements.noWindows') : t('agreements.windows', { count })

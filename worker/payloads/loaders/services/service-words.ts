import type { Body } from '#domain/content/kinds'
import type { Format } from '#domain/dates/format'
import { type Digits, toDigits } from '#domain/dates/format'
import type { Translate } from '#domain/messages/translate'

type Service = Body<'service'>

/** What the short facts of a service are written with. */
export interface Words {
  t: Translate
  digits: Digits
  format: Format
}

/** Names in a row, or null when there are none. */
export function nameAll<V extends string>(
  { t }: Words,
  values: readonly V[],
  name: (value: V, at: number) => string,
): string | null {
  return values.length === 0 ? null : values.map(name).join(t('services.and'))
}

export function audienceOf(words: Words, { audiences }: Service): string | null {
  return nameAll(words, audiences, (value, at) => inRow(words.t(`services.audiences.${value}`), at))
}

/** A name as it is written in a row: only the first has a capital, where the script has any. */
export function inRow(name: string, at: number): string {
  return at === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/** "5 working days", or that it is done at once. */
export function durationOf({ t, digits }: Words, { duration }: Service): string | null {
  if (duration === null) return null
  return duration === 0
    ? t('services.instant')
    : toDigits(t('services.workingDays', { count: duration }), digits)
}

/** "SAR 500", or that it is free. */
export function costOf({ t, format }: Words, { cost }: Service): string | null {
  if (!cost) return null
  return cost.amount === 0
    ? t('services.free')
    : t('services.riyals', { amount: format.number(cost.amount) })
}

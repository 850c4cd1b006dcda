import type { Format } from '#domain/dates/format'
import type { Translate } from '#domain/messages/translate'
import type { AmountText } from '#domain/payloads/agreements'

const scales = [
  ['billions', 1_000_000_000],
  ['millions', 1_000_000],
] as const

/** An amount in riyals as it is read: in billions or millions if two decimals are exact. */
export function writeAmount(
  value: number,
  { t, format }: { t: Translate; format: Format },
): AmountText {
  const exact = t('agreements.riyals', { amount: format.number(value) })
  const scale = scales.find(([, unit]) => value >= unit && Number.isInteger((value / unit) * 100))
  if (!scale) return { value, short: exact, exact }
  const [name, unit] = scale
  return { value, short: t(`agreements.${name}`, { amount: format.number(value / unit) }), exact }
}

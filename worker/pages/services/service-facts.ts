import type { Body } from '#domain/content/kinds'
import type { Format } from '#domain/dates/format'
import type { Translate } from '#domain/messages/translate'

type Service = Body<'service'>

/** Formatting of a service's facts. */
export interface FactFormat {
  t: Translate
  format: Format
}

/** A list of names as text; null for an empty list. */
export function joinNames<V extends string>(
  { t }: FactFormat,
  values: readonly V[],
  name: (value: V, at: number) => string,
): string | null {
  return values.length === 0 ? null : values.map(name).join(t('services.and'))
}

export function audienceOf(facts: FactFormat, { audiences }: Service): string | null {
  return joinNames(facts, audiences, (value, at) =>
    toListItem(facts.t(`services.audiences.${value}`), at),
  )
}

/** A name at a position in a list: only the first keeps its capital letter. */
export function toListItem(name: string, at: number): string {
  return at === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/** `Reply: 5 working days` or `Instant`, with what it measures; null if unknown. */
export function writeDuration(
  { t, format }: FactFormat,
  { duration, durationOf: what }: Pick<Service, 'duration' | 'durationOf'>,
): string | null {
  if (duration === null) return null
  const time =
    duration === 0 ? t('services.instant') : t('services.workingDays', { count: duration })
  return format.text(what ? t('services.timed', { what, time: toListItem(time, 1) }) : time)
}

/** `SAR 500`, `Up to SAR 500` or `Free`. */
export function writeCost(
  { t, format }: FactFormat,
  { amount, upTo }: Pick<NonNullable<Service['cost']>, 'amount' | 'upTo'>,
): string {
  if (amount === 0) return t('services.free')
  return t(upTo ? 'services.upToRiyals' : 'services.riyals', { amount: format.number(amount) })
}

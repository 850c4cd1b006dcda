import type { Format } from '#domain/dates/format'
import type { ArchivePeriod } from '#domain/payloads/newsroom'
import type { Params } from '#domain/site/routes'

export interface ChosenPeriod {
  year: ArchivePeriod | null
  month: ArchivePeriod | null
  /** `YYYY` or `YYYY-MM`; undefined without a filter. */
  period: string | undefined
}

/** Parses `?year=2026&month=11`; null if invalid or if the month has no year. */
export function readArchivePeriod({ year, month }: Params, format: Format): ChosenPeriod | null {
  if (year === undefined) return month ? null : { year: null, month: null, period: undefined }
  if (!/^[12]\d{3}$/.test(year)) return null
  if (month === undefined) return { year: toYear(year), month: null, period: year }
  if (!/^(?:0[1-9]|1[0-2])$/.test(month)) return null
  const period = `${year}-${month}`
  return { year: toYear(year), month: toMonth(period, format), period }
}

export function toYear(year: string): ArchivePeriod {
  return { label: year, value: year }
}

/** `period` is `YYYY-MM`. */
export function toMonth(period: string, format: Format): ArchivePeriod {
  return { label: format.month(period), value: period.slice('YYYY-'.length) }
}

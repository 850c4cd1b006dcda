import type { Chart } from '#domain/datasets/chart'
import type { Row } from '#domain/datasets/row'
import type { Format } from '#domain/dates/format'
import type { Translate } from '#domain/messages/translate'
import type { Locale } from '#domain/site/locale'

export interface ChartSourceDeps {
  t: Translate
  format: Format
  locale: Locale
  /** Riyadh day, `YYYY-MM-DD`. */
  today: string
}

/** Draws what a dataset says from its rows; null if they say nothing yet. */
export type DescribeChart = (rows: readonly Row[], deps: ChartSourceDeps) => Chart | null

/** The value of a column that has a text for each language: `title` is `title_ar` or `title_en`. */
export function textIn(row: Row, column: string, locale: Locale): string {
  return String(row[`${column}_${locale}`] ?? '')
}

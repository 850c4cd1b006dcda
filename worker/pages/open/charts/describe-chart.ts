import type { BarsChart, Chart } from '#domain/datasets/chart'
import type { ChartChoice } from '#domain/datasets/chart-choice'
import type { Row } from '#domain/datasets/rows'
import type { Format } from '#domain/dates/format'
import type { Translate } from '#domain/messages/translate'
import type { Locale } from '#domain/site/locale'

export interface ChartSourceDeps {
  t: Translate
  format: Format
  locale: Locale
  /** Riyadh day, `YYYY-MM-DD`. */
  today: string
  /** The part of the dataset that the chart shows. Default: what says most, as its chart decides. */
  choice?: ChartChoice
}

/** Draws what a dataset says from its rows; null if they say nothing yet. */
export type DescribeChart = (rows: readonly Row[], deps: ChartSourceDeps) => Chart | null

/** The value of a column that has a text for each language: `title` is `title_ar` or `title_en`. */
export function textIn(row: Row, column: string, locale: Locale): string {
  return String(row[`${column}_${locale}`] ?? '')
}

interface Bar {
  label: string
  value: number
}

interface Texts extends Pick<BarsChart, 'finding' | 'caption' | 'label'> {
  /** The unit of a mark that is one. Default: one of what the caption names. */
  one?: string
  /** Heads of the two columns of the table. */
  head: readonly [string, string]
}

/** Marks up to which each of them is one unit. */
const mostOnes = 120

/** Units of a mark for these values, a power of ten, and a sentence that says them; `one` is that of a single unit. */
export function markOf(values: readonly number[], { t, format }: ChartSourceDeps, one?: string) {
  const per = 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(1, ...values) / mostOnes)))
  const text =
    per === 1
      ? (one ?? t('datasetCharts.mark.one'))
      : t('datasetCharts.mark.several', { per: format.number(per) })
  return { per, text }
}

/** A chart of bars, the longest first. Its caption ends with the units of a mark. */
export function barsChart(bars: readonly Bar[], deps: ChartSourceDeps, texts: Texts): BarsChart {
  const { head, caption, one, ...rest } = texts
  const mark = markOf(
    bars.map(({ value }) => value),
    deps,
    one,
  )
  const shown = bars
    .toSorted((a, b) => b.value - a.value)
    .map((bar) => ({ ...bar, text: deps.format.number(bar.value) }))
  return {
    form: 'bars',
    ...rest,
    caption: `${caption} ${mark.text}`,
    per: mark.per,
    bars: shown,
    table: { head, rows: shown.map(({ label, text }) => [label, text]) },
  }
}

/** The bar with the highest value; undefined if there is none. */
export function longestOf(bars: readonly Bar[]): Bar | undefined {
  return bars.toSorted((a, b) => b.value - a.value)[0]
}

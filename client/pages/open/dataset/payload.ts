import type { DatasetColumn, DatasetTopic, Frequency } from '#domain/content/pages/dataset'
import type { ChartChoice } from '#domain/datasets/chart-choice'
import type { RowChanges } from '#domain/datasets/compare-rows'
import type { FileFormat } from '#domain/datasets/formats'
import type { DateText } from '#domain/dates/date-text'
import type { PublishedComments } from '#domain/payloads/knowledge'
import type { ShownChart } from '#domain/payloads/open'

/** A month or year that a chart can be narrowed to. */
interface PeriodOption {
  value: string
  label: string
}

/** The chart with its choices, and where else it is. */
export interface SharedChart extends ShownChart {
  choice: ChartChoice
  /** What `from` and `to`, or `year`, may be; none if the chart has no such choice. */
  months: PeriodOption[]
  years: PeriodOption[]
  /** Absolute URL of the page with this choice. */
  address: string
  /** Paths as SVG and for frames. */
  svgPath: string
  embedPath: string
  /** HTML that shows the chart on another site. */
  embedCode: string
}

export interface DatasetPayload {
  slug: string
  topic: DatasetTopic
  frequency: Frequency
  summary: string
  /** Day of the latest version; null before the first. */
  version: DateText | null
  /** First day of the next period; null after the last one covered. */
  next: DateText | null
  /** Period covered; `to` is null while it continues, `year` is set if it is a whole year. */
  period: { from: DateText; to: DateText | null; year: string | null }
  rowCount: string
  /** A standard licence besides the terms on the page about open data; null without one. */
  licence: { uri: string; name: string | null } | null
  chart: SharedChart | null
  /** Some rows as text, under the labels of their columns; null before there are rows. */
  preview: { isNewest: boolean; labels: string[]; rows: string[][] } | null
  columns: Omit<DatasetColumn, 'values'>[]
  /** True if values may be withheld because they stand for fewer than five people. */
  hasWithheld: boolean
  /** True if the current period should have a version by now and has none. */
  isLate: boolean
  quality: Record<'complete' | 'timely' | 'consistent' | 'limits', string>
  files: { format: FileFormat; size: string; sha256: string; path: string }[]
  /** Path that leads to the latest CSV file. */
  latestPath: string
  rowsPath: string
  versions: { date: DateText; changes: RowChanges | null; path: string }[]
  /** Sentence to cite the latest version by; null before the first. */
  citation: string | null
  useCases: PublishedComments
}

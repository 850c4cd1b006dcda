import type { DatasetColumn, DatasetTopic, Frequency } from '#domain/content/pages/dataset'
import type { RowChanges } from '#domain/datasets/compare-rows'
import type { FileFormat } from '#domain/datasets/formats'
import type { DateText } from '#domain/dates/date-text'
import type { PublishedComments } from '#domain/payloads/knowledge'
import type { ShownChart } from '#domain/payloads/open'

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
  chart: ShownChart | null
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

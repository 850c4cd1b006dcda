import type { ColumnType, DatasetTopic, Frequency } from '../content/pages/dataset'
import type { RowChanges } from '../datasets/compare-rows'
import type { FileFormat } from '../datasets/formats'
import type { DateText } from '../dates/date-text'
import type { DisclosureLogPayload, DisclosurePayload } from './disclosures'
import type { PublishedComments } from './knowledge'

/** A chart as HTML with its finding. */
export interface ShownChart {
  finding: string
  html: string
}

/** A dataset in the catalogue. */
export interface DatasetCard {
  slug: string
  title: string
  summary: string
  topic: DatasetTopic
  frequency: Frequency
  /** Day of the latest version; null before the first. */
  version: DateText | null
  /** A small chart. */
  chart: ShownChart | null
  files: { format: FileFormat; path: string }[]
}

/** A value of the preview; null: empty or withheld. */
type PreviewCell = string | boolean | null

export interface DatasetPayload {
  modified: DateText
  slug: string
  topic: DatasetTopic
  frequency: Frequency
  summary: string
  /** Day of the latest version; null before the first. */
  version: DateText | null
  /** First day of the next period. */
  next: DateText
  /** Period covered; `to` is null while it continues. */
  period: { from: DateText; to: DateText | null }
  rowCount: string
  chart: ShownChart | null
  preview: { isNewest: boolean; rows: PreviewCell[][] }
  columns: { name: string; type: ColumnType; meaning: string; unit: string | null }[]
  /** True if values may be withheld because they stand for fewer than five people. */
  hasWithheld: boolean
  /** True if the current period should have a version by now and has none. */
  isLate: boolean
  quality: Record<'complete' | 'timely' | 'consistent' | 'limits', string>
  files: { format: FileFormat; size: string; sha256: string; path: string }[]
  /** Path that leads to the latest CSV file. */
  latestPath: string
  /** Path of the rows in the API. */
  rowsPath: string
  /** The newest versions. */
  versions: { date: DateText; changes: RowChanges | null; path: string }[]
  /** Sentence to cite the latest version by; null before the first. */
  citation: string | null
  useCases: PublishedComments
}

export interface DatasetPayloads {
  dataset: DatasetPayload
  disclosureLog: DisclosureLogPayload
  disclosure: DisclosurePayload
}

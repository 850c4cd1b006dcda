import type { DatasetTopic, Frequency } from '#domain/content/pages/dataset'
import type { RowChanges } from '#domain/datasets/compare-rows'
import type { FileFormat } from '#domain/datasets/formats'
import type { DateText } from '#domain/dates/date-text'
import type { Option } from '#domain/payloads/forms'
import type { DatasetHighlight, PageIntroPayload, ShownChart } from '#domain/payloads/open'

export interface DatasetCard {
  slug: string
  title: string
  summary: string
  topic: DatasetTopic
  frequency: Frequency
  /** Day of the latest version; null before the first. */
  version: DateText | null
  chart: ShownChart | null
  files: { format: FileFormat; path: string }[]
}

export interface OpenDataPayload extends PageIntroPayload {
  /** The dataset that comes first, with a large chart; null before it has a version. */
  featured: DatasetHighlight | null
  datasets: DatasetCard[]
  /** Datasets with the newest versions, the newest first. */
  updates: { slug: string; title: string; date: DateText; changes: RowChanges | null }[]
  /** Answers to what was asked for most in the last twelve months, by number of requests. */
  mostAsked: { slug: string; title: string; requests: number; outcome: string }[]
  /** Number of files of the latest versions. */
  fileCount: string
  requestTypes: Option[]
}

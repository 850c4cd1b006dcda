import type { DatasetTopic, Frequency } from '../content/pages/dataset'
import type { Locale } from '../site/locale'
import type { DatasetFile } from './formats'

type Localised = Readonly<Record<Locale, string>>

/** A dataset as the catalogue describes it. Days are `YYYY-MM-DD`. */
export interface CatalogRecord {
  slug: string
  title: Localised
  summary: Localised
  topic: DatasetTopic
  frequency: Frequency
  /** Period covered; `to` is null while it continues. */
  period: { from: string; to: string | null }
  /** Day of the first version and of the latest. */
  issued: string
  modified: string
  /** Files of the latest version. */
  files: readonly DatasetFile[]
}

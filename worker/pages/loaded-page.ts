import type { PageData } from '#domain/payloads/page-data'
import type { SourcedPayload } from '../payloads/payload-reader'

export interface LoadedPage {
  data: PageData
  /** Serialised schema.org nodes about the content, for the document only. */
  jsonLd: string
  source: SourcedPayload['source']
  /** True when page and site payload are both of the published version. */
  isCurrent: boolean
  date: string
  /** When its content was read (epoch ms): it has not changed since. */
  at: number
  /** Expiry before the end of the day (epoch ms); null for none. */
  until: number | null
}

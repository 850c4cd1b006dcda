import type { MediaType } from '#domain/content/media/media-item'
import type { FileCard } from '#domain/payloads/file-card'
import type { MediaCard } from '#domain/payloads/newsroom'
import type { ShownChart } from '#domain/payloads/open'
import type { NewsItemPayload } from '../news-item/payload'

export interface MediaItemPayload
  extends Pick<
    NewsItemPayload,
    'slug' | 'lead' | 'date' | 'readingMinutes' | 'lang' | 'picture' | 'body' | 'url'
  > {
  type: MediaType
  facts: { label: string; value: string }[]
  charts: ShownChart[]
  files: FileCard[]
  /** Other items of the type, else the newest of any type. */
  others: MediaCard[]
}

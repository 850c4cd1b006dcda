import type { MediaType } from '#domain/content/media/media-item'
import type { DateText } from '#domain/dates/date-text'
import type { MediaCard } from '#domain/payloads/newsroom'
import type { Paging } from '#domain/site/paging'

export interface MediaLibraryPayload {
  modified: DateText
  items: MediaCard[]
  paging: Paging
  types: MediaType[]
  chosen: MediaType | null
}

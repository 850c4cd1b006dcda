import type { MediaType } from '#domain/content/media/media-item'
import type { MediaCard } from '#domain/payloads/newsroom'
import type { Paging } from '#domain/site/paging'

export interface MediaLibraryPayload {
  items: MediaCard[]
  paging: Paging
  types: MediaType[]
  chosen: MediaType | null
}

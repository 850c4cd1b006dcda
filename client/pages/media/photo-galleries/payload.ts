import type { DateText } from '#domain/dates/date-text'
import type { GalleryCard } from '#domain/payloads/gallery'
import type { Paging } from '#domain/site/paging'

export interface PhotoGalleriesPayload {
  modified: DateText
  galleries: GalleryCard[]
  paging: Paging
}

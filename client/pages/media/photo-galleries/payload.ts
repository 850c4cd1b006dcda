import type { GalleryCard } from '#domain/payloads/gallery'
import type { Paging } from '#domain/site/paging'

export interface PhotoGalleriesPayload {
  galleries: GalleryCard[]
  paging: Paging
}

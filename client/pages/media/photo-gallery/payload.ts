import type { DateText } from '#domain/dates/date-text'
import type { GalleryCard, GalleryPicture } from '#domain/payloads/gallery'

export interface PhotoGalleryPayload {
  slug: string
  modified: DateText
  summary: string
  place: string
  date: DateText
  pictures: GalleryPicture[]
  others: GalleryCard[]
}

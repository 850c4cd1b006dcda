import type { DateText } from '#domain/dates/date-text'
import type { GalleryCard } from '#domain/payloads/gallery'
import type { Picture } from '#domain/payloads/picture'

export interface PhotoGalleryPayload {
  slug: string
  summary: string
  place: string
  date: DateText
  pictures: Picture[]
  others: GalleryCard[]
}

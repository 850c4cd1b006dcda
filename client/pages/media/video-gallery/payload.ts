import type { DateText } from '#domain/dates/date-text'
import type { Video } from '#domain/payloads/gallery'

export interface VideoGalleryPayload {
  modified: DateText
  videos: Video[]
}

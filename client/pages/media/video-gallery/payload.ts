import type { Video } from '#domain/payloads/gallery'

export interface VideoGalleryPayload {
  videos: Video[]
}

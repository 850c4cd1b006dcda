import type { Video } from '#domain/payloads/gallery'
import type { PageText } from '#domain/payloads/institution'

export interface YoutubePayload extends PageText<'youtube'> {
  videos: Pick<
    Video,
    'slug' | 'title' | 'summary' | 'href' | 'player' | 'date' | 'length' | 'picture'
  >[]
}

import type { FacetLabel, StoryCard } from '#domain/payloads/newsroom'
import type { Picture } from '#domain/payloads/picture'
import type { TextPart } from '#domain/payloads/text-part'
import type { Paging } from '#domain/site/paging'

export interface StoryEntry extends StoryCard {
  sector: FacetLabel
  /** Null for a story that belongs to no one region. */
  region: FacetLabel | null
  picture: Picture | null
  /** Below the text. */
  furtherPictures: Picture[]
  body: TextPart[]
}

export interface SuccessStoriesPayload {
  stories: StoryEntry[]
  paging: Paging
  sectors: (FacetLabel & { count: number })[]
  chosen: FacetLabel | null
}

import type { GalleryCard, MagazineIssue } from '#domain/payloads/gallery'
import type { CampaignEntry, MediaCard, NewsCard, StoryCard } from '#domain/payloads/newsroom'
import type { PayloadHead } from '#domain/payloads/page-data'

/** A child page of the media centre. */
export interface MediaPage extends Pick<PayloadHead, 'title'> {
  path: string
}

export interface IssueCard
  extends Pick<MagazineIssue, 'title' | 'summary' | 'released' | 'picture'> {
  articles: Pick<MagazineIssue['articles'][number], 'slug' | 'section' | 'title'>[]
}

export interface MediaCenterPayload {
  news: NewsCard[]
  galleries: GalleryCard[]
  /** Newest issue of the magazine, or null. */
  issue: IssueCard | null
  campaigns: Pick<CampaignEntry, 'slug' | 'title' | 'summary' | 'picture'>[]
  stories: StoryCard[]
  media: MediaCard[]
  /** Child pages of the media centre, those that list dated records first. */
  pages: MediaPage[]
}

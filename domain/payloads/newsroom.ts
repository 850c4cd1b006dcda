import type { Block } from '../content/block'
import type { MediaType } from '../content/media/media-item'
import type { Locale } from '../site/locale'
import type { Paging } from '../site/paging'
import type { GalleryCard, Issue } from './gallery'
import type { DateText, PageHead } from './payloads'

/** Something a list may be narrowed to, or a record found under. */
export interface Label {
  slug: string
  title: string
}

/** What a list shows of a news item. */
export interface NewsCard {
  slug: string
  title: string
  summary: string
  date: DateText
  /** What it is about first of all. */
  tag: Label | null
  /** The language its text is in, where that is not the page's. */
  lang: Locale | null
}

/** A year or month of the archive: its name, and what the query says of it. */
export interface Period {
  label: string
  value: string
}

export interface NewsPayload {
  modified: DateText
  items: NewsCard[]
  paging: Paging
  tags: Label[]
  years: Period[]
  /** Those of the chosen year, in which there is news. */
  months: Period[]
  chosen: { tag: Label | null; year: Period | null; month: Period | null }
}

/** A step to the record before or after in its list. */
interface Step {
  slug: string
  title: string
  lang: Locale | null
}

export interface NewsItemPayload {
  modified: DateText
  slug: string
  lead: string
  date: DateText
  tags: Label[]
  readingMinutes: number
  lang: Locale | null
  body: Block[]
  history: { date: DateText; note: string }[]
  /** Address to be passed on. */
  url: string
  newer: Step | null
  older: Step | null
  related: NewsCard[]
}

export interface MediaCard {
  slug: string
  title: string
  summary: string
  type: MediaType
  date: DateText
  lang: Locale | null
}

export interface MediaLibraryPayload {
  modified: DateText
  items: MediaCard[]
  paging: Paging
  types: MediaType[]
  chosen: MediaType | null
}

/** Amounts of one unit beside each other. */
export interface BarChart {
  title: string
  unit: string
  bars: { label: string; value: number; number: string }[]
}

export interface MediaItemPayload {
  modified: DateText
  slug: string
  lead: string
  type: MediaType
  date: DateText
  readingMinutes: number
  lang: Locale | null
  facts: { label: string; value: string }[]
  charts: BarChart[]
  body: Block[]
  url: string
  /** Others of its type, or the newest of any. */
  others: MediaCard[]
}

export interface CampaignEntry {
  slug: string
  title: string
  summary: string
  audience: string
  message: string
  body: Block[]
  state: 'coming' | 'running' | 'over'
  from: DateText | null
  /** The last day. */
  until: DateText | null
}

export interface CommunicationPayload {
  modified: DateText
  campaigns: CampaignEntry[]
}

export interface StoryCard {
  slug: string
  title: string
  summary: string
  /** As it is shown: "8,200", "12 days". */
  figure: string
  entity: string
}

export interface StoryEntry extends StoryCard {
  sector: Label
  body: Block[]
}

export interface SuccessStoriesPayload {
  modified: DateText
  stories: StoryEntry[]
  paging: Paging
  sectors: (Label & { count: number })[]
  chosen: Label | null
}

/** An issue of the magazine by what is in it. */
export interface IssueCard
  extends Pick<Issue, 'slug' | 'title' | 'summary' | 'released' | 'drawing'> {
  articles: Pick<Issue['articles'][number], 'slug' | 'section' | 'title'>[]
}

export interface MediaCenterPayload {
  modified: DateText
  news: NewsCard[]
  galleries: GalleryCard[]
  /** The newest issue of the magazine, where there is one. */
  issue: IssueCard | null
  campaigns: { slug: string; title: string; summary: string }[]
  stories: StoryCard[]
  media: MediaCard[]
  /** The pages of the media centre. */
  pages: (Pick<PageHead, 'title'> & { path: string })[]
}

export interface NewsroomPayloads {
  mediaCenter: MediaCenterPayload
  news: NewsPayload
  newsItem: NewsItemPayload
  mediaLibrary: MediaLibraryPayload
  mediaItem: MediaItemPayload
  communication: CommunicationPayload
  successStories: SuccessStoriesPayload
}

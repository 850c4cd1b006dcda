import type { MediaType } from '../content/media/media-item'
import type { DateText } from '../dates/date-text'
import type { Locale } from '../site/locale'
import type { Paging } from '../site/paging'
import type { GalleryCard, MagazineIssue } from './gallery'
import type { Illustrated } from './illustrated'
import type { PayloadHead } from './payload-head'
import type { WrittenChart } from './record-chart'
import type { TextPart } from './text-part'

export interface FacetLabel {
  slug: string
  title: string
}

export interface NewsCard extends Illustrated {
  title: string
  summary: string
  date: DateText
  /** Main tag. */
  tag: FacetLabel | null
  /** Language of the text, if it is not the page's. */
  lang: Locale | null
  chart: WrittenChart | null
}

/** A year or month of the archive; `value` is its query value. */
export interface ArchivePeriod {
  label: string
  value: string
}

export interface NewsPayload {
  modified: DateText
  items: NewsCard[]
  paging: Paging
  tags: FacetLabel[]
  years: ArchivePeriod[]
  /** Months of the selected year that have news. */
  months: ArchivePeriod[]
  chosen: { tag: FacetLabel | null; year: ArchivePeriod | null; month: ArchivePeriod | null }
}

interface Step {
  slug: string
  title: string
  lang: Locale | null
}

export interface NewsItemPayload extends Illustrated {
  modified: DateText
  lead: string
  date: DateText
  tags: FacetLabel[]
  readingMinutes: number
  lang: Locale | null
  chart: WrittenChart | null
  /** Next step of the reader, in the language of the page. */
  action: { path: string; label: string } | null
  /** Names what the scene shows; null if its cover is no scene. */
  shows: string | null
  body: TextPart[]
  history: { date: DateText; note: string }[]
  /** Absolute URL for sharing. */
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
  /** Its cover. */
  chart: WrittenChart | null
  /** Bars of the first chart on its page. */
  bars: {
    /** Title and unit. */
    note: string
    values: { label: string; value: number; text: string }[]
    total: number | null
  } | null
}

export interface MediaLibraryPayload {
  modified: DateText
  items: MediaCard[]
  paging: Paging
  types: MediaType[]
  chosen: MediaType | null
}

export interface BarChart {
  title: string
  unit: string
  /** Whole of which each value is a part. */
  total?: number | undefined
  bars: { label: string; value: number; number: string }[]
}

export interface MediaItemPayload {
  slug: string
  modified: DateText
  /** Its cover. */
  chart: WrittenChart | null
  lead: string
  type: MediaType
  date: DateText
  readingMinutes: number
  lang: Locale | null
  facts: { label: string; value: string }[]
  charts: BarChart[]
  body: TextPart[]
  url: string
  /** Other items of the type, else the newest of any type. */
  others: MediaCard[]
}

export interface CampaignEntry {
  slug: string
  title: string
  summary: string
  audience: string
  message: string
  chart: WrittenChart
  body: TextPart[]
  state: 'coming' | 'running' | 'over'
  from: DateText | null
  /** Last day, inclusive. */
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
  /** Formatted figure: "8,200", "12 days". */
  figure: string
  entity: string
  chart: WrittenChart | null
}

export interface StoryEntry extends StoryCard {
  sector: FacetLabel
  /** Null for a story that belongs to no one region. */
  region: FacetLabel | null
  body: TextPart[]
}

export interface SuccessStoriesPayload {
  modified: DateText
  stories: StoryEntry[]
  paging: Paging
  sectors: (FacetLabel & { count: number })[]
  chosen: FacetLabel | null
}

/** A child page of the media centre. */
export interface MediaPage extends Pick<PayloadHead, 'title'> {
  path: string
  /** Number of records that it lists of this year; null for a page that lists none by date. */
  published: { count: number; number: string } | null
}

/** An issue of the magazine with its contents. */
export interface IssueCard
  extends Pick<MagazineIssue, 'slug' | 'version' | 'title' | 'summary' | 'released'> {
  articles: Pick<MagazineIssue['articles'][number], 'slug' | 'section' | 'title' | 'chart'>[]
}

export interface MediaCenterPayload {
  modified: DateText
  news: NewsCard[]
  galleries: GalleryCard[]
  /** Newest issue of the magazine, or null. */
  issue: IssueCard | null
  campaigns: Pick<CampaignEntry, 'slug' | 'title' | 'summary' | 'chart'>[]
  stories: StoryCard[]
  media: MediaCard[]
  /** Child pages of the media centre, those that list dated records first. */
  pages: MediaPage[]
  /** Year in which `published` counts, with the sum of all pages. */
  year: { year: string; total: string }
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

import type { Block } from '../content/block'
import type { Digits } from '../dates/format'
import type { Own } from '../forms/personal-state'
import type { Paging } from '../site/paging'
import type { ArticleName } from '../site/route-titles'
import type { AuthorityPayloads } from './authority'
import type { Option } from './forms'
import type { GalleryPayloads } from './gallery'
import type { InstitutionPayloads } from './institution'
import type { BookCard, KnowledgePayloads, SectionCard } from './knowledge'
import type { NewsCard, NewsroomPayloads, StoryCard } from './newsroom'
import type { OpenPayloads } from './open'
import type { ServiceRow, ServicesPayloads } from './services'

/** One day, as it is shown: written on the server, so that every browser shows the same. */
export interface DateText {
  /** `YYYY-MM-DD` in Riyadh, for `<time datetime>`. */
  iso: string
  gregorian: string
  /** Umm al-Qura. */
  hijri: string
}

/** What header and footer show on every page; from D1's settings, content by content version. */
export interface SitePayload {
  /** The host the stamp names: that of PUBLIC_ORIGIN. */
  domain: string
  registration: string | null
  /** The important platforms, by their own addresses, else by their pages here. */
  platforms: { label: string; href: string }[]
  reportCorruption: string | null
  employeePortal: string | null
  social: { network: SocialNetwork; href: string }[]
  modified: DateText
  /** The day the page is of, for a printed copy. */
  today: DateText
  year: number
  /** In which every number of the pages is written. */
  digits: Digits
  banner: { title: string; text: string } | null
  /** What is loaded from elsewhere after consent. */
  externals: { scripts: string[]; sheet: string | null }
  /** Origins whose players may stand on pages with videos. */
  playerOrigins: string[]
  /** Pages whose title and description are their record's. */
  articles: Partial<Record<ArticleName, { title: string; description: string }>>
}

export const socialNetworks = [
  'x',
  'linkedin',
  'youtube',
  'snapchat',
  'instagram',
  'tiktok',
] as const
type SocialNetwork = (typeof socialNetworks)[number]

export interface NationalDay {
  number: number
  title: string
  text: string
  date: DateText
  /** Start of the day in Riyadh, ISO 8601 with offset: what the browser counts down to. */
  until: string
  /** Whole days left, by the calendar of Riyadh; 0 on the day itself. */
  days: number
}

export type ChartKind = 'ruler' | 'waffle' | 'blocks' | 'dots' | 'arc' | 'stars'

export interface AchievementFigure {
  slug: string
  chart: ChartKind
  /** Digits, grouped: "57,000". */
  number: string
  /** "+" or "%" or nothing. */
  sign: string
  unit: string | null
  text: string
  /** The count in words, for who cannot see the chart. */
  chartLabel: string
  note: string
}

export interface Campaign {
  slug: string
  title: string
  summary: string
}

export interface Notice {
  slug: string
  title: string
  date: DateText
  /** "until 15 December", "40 seats". */
  detail: string | null
}

export interface Person {
  slug: string
  name: string
  position: string
  role: string
  initials: string
  photo: string | null
}

export interface HomePayload {
  modified: DateText
  nationalDay: NationalDay | null
  welcome: { kicker: string; title: string[]; lead: string }
  intro: { title: string; text: string }
  achievements: { year: number; title: string; lead: string; figures: AchievementFigure[] }
  purpose: {
    goal: string
    mission: string
    aims: { title: string; text: string }[]
  }
  campaigns: Campaign[]
  notices: Notice[]
  news: NewsCard[]
  stories: StoryCard[]
  board: Person[]
  services: ServiceRow[]
  knowledge: { books: BookCard[]; sections: SectionCard[] }
}

export interface FaqPayload {
  modified: DateText
  lead: string
  /** Every category, and how many questions it has. */
  filters: { slug: string; title: string; count: number }[]
  /** The category that is shown alone. */
  chosen: string | null
  paging: Paging
  categories: {
    slug: string
    title: string
    /** Of all its questions, also those on other pages. */
    count: number
    questions: { slug: string; question: string; answer: Block[] }[]
  }[]
}

export interface ArticlePayload {
  modified: DateText
  slug: string
  title: string
  lead: string
  /** A policy's version and the day it took effect; null where an article has none. */
  version: { number: string; effective: DateText } | null
  readingMinutes: number
  contents: { id: string; title: string }[]
  body: Block[]
  history: { date: DateText; note: string }[]
}

/** Other ways to reach the authority; one that is null is not set and is left out. */
export interface Channels {
  phone: string | null
  /** When the phone is answered. */
  hours: string | null
  email: string | null
  address: string | null
  map: string | null
}

export interface ContactPayload {
  modified: DateText
  lead: string
  kinds: Option[]
  topics: Option[]
  channels: Channels
}

export interface InquiryPayload {
  modified: DateText
  lead: string
  channels: Channels
}

export interface SiteMapPayload {
  modified: DateText
  groups: { key: string; title: string; pages: { title: string; path: string; text: string }[] }[]
}

/** Payload name → type: the contract between the worker's loaders and the pages. */
export interface Payloads
  extends AuthorityPayloads,
    GalleryPayloads,
    InstitutionPayloads,
    KnowledgePayloads,
    NewsroomPayloads,
    OpenPayloads,
    ServicesPayloads {
  home: HomePayload
  faq: FaqPayload
  article: ArticlePayload
  contact: ContactPayload
  inquiry: InquiryPayload
  siteMap: SiteMapPayload
}

/** How many visitors have said what of a page; counted once a day. */
export interface Usefulness {
  yes: number
  no: number
}

export type PayloadName = keyof Payloads

/** What a document tells of its page: in its title, its description and the crumbs. */
export interface PageHead {
  title: string
  /** One or two sentences, at most 160 characters. */
  description: string
  /** Pages between those the route table names above it and this one: a chapter's book. */
  trail?: { title: string; path: string }[]
}

/** Everything that is needed to draw one page: what `{path}/_payload.json` gives. */
export interface PageData<N extends PayloadName = PayloadName> {
  /**
   * What the data is of: build, content version and Riyadh day of its parts. A document may only be
   * hydrated with data of its own edition; empty when it is of none.
   */
  edition: string
  /** Content version the page's payload was read at; the snapshot's own when it comes from there. */
  version: number
  name: N
  /** The page's bare path. */
  path: string
  /** The page's own query in its canonical form, with its question mark, or nothing. */
  query: string
  head: PageHead
  payload: Payloads[N]
  site: SitePayload
  /** What visitors said of the page; absent where they are not asked. */
  usefulness?: Usefulness
  /**
   * Markup of icons that its content names and the build lacks, by name; empty where none could be
   * had. Absent where there are no such icons.
   */
  icons?: Record<string, string>
  /** What this visitor alone is shown; absent on a page that is the same for everyone. */
  own?: Own
}

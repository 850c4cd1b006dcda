import type { WordGroup } from '../messages/groups'
import type { PayloadName } from '../payloads/payloads'

/** Sheets of the style that a page needs besides the ones every page has (client/styles). */
export type Sheet =
  | 'home'
  | 'prose'
  | 'faq'
  | 'article'
  | 'pager'
  | 'covers'
  | 'page-hero'
  | 'choices'
  | 'newsletter'
  | 'newsroom'
  | 'media-rows'
  | 'bar-chart'
  | 'press-item'
  | 'media-center'
  | 'campaigns'
  | 'stories'
  | 'site-map'
  | 'form'
  | 'contact'
  | 'receipt'
  | 'inquiry'
  | 'feedback'
  | 'rating'
  | 'comments'
  | 'results'
  | 'facets'
  | 'services'
  | 'service'
  | 'steps'
  | 'agreements'
  | 'photos'
  | 'videos'
  | 'player'
  | 'magazine'
  | 'brand-files'
  | 'open-data'
  | 'statistics'
  | 'open-api'
  | 'books'
  | 'choices'
  | 'knowledge'
  | 'knowledge-ways'
  | 'book'
  | 'chapter'
  | 'old-knowledge'
  | 'aside'
  | 'badge'
  | 'section-parts'
  | 'reply-days'
  | 'dated'
  | 'violations'
  | 'programmes'
  | 'service-levels'
  | 'continuity'
  | 'contact-card'
  | 'channel'
  | 'help'
  | 'accessibility'
  | 'cookies'
  | 'our-story'
  | 'people'
  | 'org-structure'
  | 'careers'
  | 'dictionary'
  | 'problem'

export type PageSheet = Exclude<Sheet, 'problem'>

type ForcedMode = 'light' | 'dark'

/** A line of the table; what it leaves out has the default told beside it. */
export interface RouteLine {
  /**
   * The bare path; English lives under `/en`. A segment `:name` is a slug, a last `*` the rest of the
   * address: both are told to the page's loader.
   */
  path: string
  /** The route's own name, unless one page serves several routes. */
  payload?: PayloadName
  /** What the payload's loader is told besides the language and what the address says. */
  params?: Readonly<Record<string, string>>
  /** Names of the address's query that change the page, in canonical order; others are ignored. */
  query?: readonly string[]
  /** The page above it, which its breadcrumbs lead through. */
  parent?: string
  /** `default`. */
  layout?: 'hero' | 'default'
  /** None besides `prose`, which every page has that holds running text: all but the home page. */
  sheets?: readonly PageSheet[]
  /** Tables of words besides the core ones. */
  words?: readonly WordGroup[]
  /** Whether search engines may list it; they may. */
  index?: boolean
  /** Whether it asks at its end if it was useful; it does not. */
  feedback?: boolean
  /** Whether visitors rate what it is about; they do not. */
  rating?: boolean
  /** Whether visitors' comments stand on it; they do not. */
  comments?: boolean
  /** Whether its list can be followed as an Atom feed, at `…/feed.xml` (worker/feeds); it cannot. */
  feed?: boolean
  /** Sends `Referrer-Policy: same-origin`, so that other sites do not learn of it. Default: false. */
  discreet?: boolean
  /** Whether videos stand on it, which may play there (client/boot/players.ts); they do not. */
  videos?: boolean
  /** The colour mode the page is always shown in, whatever the visitor chose (decision 39). */
  mode?: ForcedMode
}

import type { MessageGroup } from '../messages/groups'
import type { Locale } from './locale'

/** Open Graph pictures, one for each section of the site. */
export const sharePictures = [
  'home',
  'services',
  'knowledge',
  'mediaCenter',
  'about',
  'openData',
  'help',
] as const
export type SharePicture = (typeof sharePictures)[number]

type ForcedMode = 'light' | 'dark'
/** `none`: neither memory nor KV nor the Cache API keeps the page or its payload. */
export type CachePolicy = 'public' | 'none'
/** Who may open a page: everyone, whoever is logged in, or whoever has a role. */
export type AccessRule = 'public' | 'member' | 'staff'

/** Groups of the header's menu and the policies of the footer; the site map has them too. */
export type MenuGroup = 'about' | 'services' | 'knowledge' | 'media' | 'help' | 'policies'

/** Description of a page, and what the header's menu says under its title. */
export type RouteTexts<Needed extends 'hint' | never = never> = Record<
  Locale,
  { description: string; hint?: string } & Record<Needed, string>
>

/** A route of the table; omitted fields have the default named below. */
export interface RouteDefinition {
  /**
   * Path without the language prefix. A segment `:name` matches a slug, `:reference` the reference of
   * a ticket, a final `*` the rest of the path; the page's loader receives them as parameters.
   */
  path: string
  /** Title of a page without a slug in its path, unless it is an article. */
  title?: Record<Locale, string>
  /**
   * Content kind (`KindName`) of what the page shows: of the record that its slug names, else of its
   * list. The record of `page` and `policy` has the slug of the path. Null if it shows no records.
   */
  kind: string | null
  /** Group of the menu that lists the page, in the order of the table. */
  menu?: MenuGroup
  /** Group of the site map that lists a page which is not in the menu. */
  listedIn?: MenuGroup | 'start'
  /**
   * Stable id under which feedback is stored. Default: the name of the route. A route that is renamed
   * keeps its former name as its id.
   */
  id?: string
  /** Payload name. Default: the name of the route. */
  payload?: string
  /** Fixed parameters for the payload's loader. */
  params?: Readonly<Record<string, string>>
  /** Query parameters that change the page, in canonical order; others are ignored. */
  query?: readonly string[]
  parent?: string
  /** Open Graph picture of the page and its children. Default: that of its parent, else `home`. */
  picture?: SharePicture
  /** Default: `default`. */
  layout?: 'hero' | 'default'
  /** Message groups in addition to the core messages. */
  messages?: readonly MessageGroup[]
  /** Default: `public`; `none` for a page that not everyone may open. */
  cache?: CachePolicy
  /** Default: `public`. */
  access?: AccessRule
  /** Allows search engines to index the page. Default: true. */
  index?: boolean
  /** Asks at the end of the page whether it was useful. Default: false. */
  feedback?: boolean
  /** Lets visitors rate the subject of the page. Default: false. */
  rating?: boolean
  /** Shows published comments and the comment form. Default: false. */
  comments?: boolean
  /** Shows published use cases and the form for them; needs the messages `use-cases`. Default: false. */
  useCases?: boolean
  /** Offers the list as an Atom feed at `…/feed.xml` (worker/feeds). Default: false. */
  feed?: boolean
  /** Sends `Referrer-Policy: same-origin`, to hide the page from other sites. Default: false. */
  sameOriginReferrer?: boolean
  /** Plays videos on the page (client/boot/players.ts). Default: false. */
  videos?: boolean
  /** Fixed colour mode, which overrides the visitor's choice. */
  mode?: ForcedMode
}

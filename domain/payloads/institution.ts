import type { Block } from '../content/block'
import type { ContinuityName } from '../content/help/maintenance'
import type { PageName, SectionName } from '../content/pages/page'
import type { Section } from '../content/pages/section'
import type { ProgrammeStage } from '../content/services/programme'
import type { CountedDay } from '../dates/calendar'
import type { Locale } from '../site/locale'
import type { Video } from './gallery'
import type { Channels, DateText } from './payloads'

/** What is written for a page of a shape of its own. */
export interface PageText<N extends PageName> {
  modified: DateText
  lead: string
  sections: Record<SectionName<N>, Section>
}

export interface ViolationsPayload extends PageText<'violations'> {
  channels: Channels
  /** Where the exit leads; without one there is no exit. */
  exit: string | null
}

export interface Programme {
  slug: string
  title: string
  summary: string
  stage: ProgrammeStage
  first: DateText
  last: DateText
  hours: { from: string; to: string }
  registration: DateText
  seats: number
  delivery: 'on-site' | 'online' | 'blended'
  place: string
  audience: string
  gains: string[]
  /** When its record last changed (epoch ms). */
  changed: number
}

export interface LocInitPayload extends PageText<'loc-init'> {
  programmes: Programme[]
}

/** A day between a request and its reply. */
export interface ReplyDay extends CountedDay {
  weekday: string
  day: string
}

export interface MeasuredLevel {
  slug: string
  title: string
  summary: string
  aim: 'at-least' | 'at-most'
  unit: 'percent' | 'days' | 'minutes'
  target: number
  /**
   * One a month, in the order of the payload's months, each with as many decimals as the finest;
   * null where nothing was measured.
   */
  results: ({ value: string; isKept: boolean } | null)[]
}

export interface SlaPayload extends PageText<'sla'> {
  /** The days a request of today takes. */
  reply: ReplyDay[]
  services: { slug: string; title: string; days: number }[]
  months: string[]
  levels: MeasuredLevel[]
  channels: Channels
}

export interface Outage {
  slug: string
  platform: ContinuityName
  planned: boolean
  title: string
  summary: string
  note: string | null
  begins: DateText
  from: string
  /** Null while a fault lasts. */
  ends: { date: DateText; time: string } | null
}

export interface BackupPayload extends PageText<'backup'> {
  platforms: {
    name: ContinuityName
    title: string
    state: 'working' | 'maintenance' | 'down'
    /** The maintenance or fault that its state is of. */
    current: Outage | null
    /** The platform's own address; null for this site, and where it is not set. */
    href: string | null
    /** The other way while it is down. */
    way: Block[]
  }[]
  /** The day that the states are of. */
  today: DateText
  planned: Outage[]
  past: Outage[]
}

export interface CardPayload {
  modified: DateText
  /** In both languages, this page's first. */
  words: { locale: Locale; name: string; address: string | null; hours: string | null }[]
  channels: Channels
  /** When what the card says last changed (epoch ms). */
  changed: number
  /** The card as a QR code: squares a side, and its dark ones as a path. */
  code: { size: number; path: string }
}

export interface HelpPayload extends PageText<'help'> {
  questions: { slug: string; question: string; answer: Block[] }[]
  channels: Channels
  reply: ReplyDay[]
}

export interface AccessibilityPayload extends PageText<'accessibility'> {
  channels: Channels
}

export interface YoutubePayload extends PageText<'youtube'> {
  /** The newest of the channel. */
  videos: Pick<
    Video,
    'slug' | 'title' | 'summary' | 'href' | 'player' | 'date' | 'length' | 'drawing'
  >[]
}

export type CookiesPayload = PageText<'cookies'>

export interface InstitutionPayloads {
  violations: ViolationsPayload
  locInit: LocInitPayload
  sla: SlaPayload
  backup: BackupPayload
  card: CardPayload
  youtube: YoutubePayload
  help: HelpPayload
  accessibility: AccessibilityPayload
  cookies: CookiesPayload
}

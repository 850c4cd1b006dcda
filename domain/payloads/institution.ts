import type { ContinuityName } from '../content/help/maintenance'
import type { PageName, SectionName } from '../content/pages/page'
import type { ProgrammeStage } from '../content/services/programme'
import type { CountedDay } from '../dates/calendar'
import type { DateText } from '../dates/date-text'
import type { Locale } from '../site/locale'
import type { ContactChannels } from './channels'
import type { Video } from './gallery'
import type { WrittenChart } from './record-chart'
import type { TextPart, TextSection } from './text-part'

/** Text of a page with its own layout. */
export interface PageText<N extends PageName> {
  modified: DateText
  lead: string
  sections: Record<SectionName<N>, TextSection>
}

export interface ViolationsPayload extends PageText<'violations'> {
  channels: ContactChannels
  /** Target of the quick exit; null hides it. */
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
  /** Seats left while applications are open; null if unknown. */
  free: number | null
  delivery: 'on-site' | 'online' | 'blended'
  place: string
  audience: string
  gains: string[]
  /** Last change of the record (epoch ms). */
  changed: number
}

export interface LocInitPayload extends PageText<'loc-init'> {
  programmes: Programme[]
}

/** A day between the submission and the reply. */
export interface ReplyDay extends CountedDay {
  weekday: string
  day: string
}

export interface MeasuredLevel {
  slug: string
  title: string
  summary: string
  /** Target with its unit: "95% or more". */
  target: string
  /** Newest value and its month; the unit is empty for a percentage, whose value has the sign. */
  newest: { value: string; unit: string; month: string }
  /** Months off target. */
  missed: number
  chart: WrittenChart
}

export interface SlaPayload extends PageText<'sla'> {
  /** Calendar of the reply to a ticket submitted today. */
  reply: ReplyDay[]
  services: { slug: string; title: string; days: number; time: string }[]
  /** First and last month of the levels, with the year. */
  months: { first: string; last: string } | null
  /** Percentage at which the lines of all percentages start. */
  percentFrom: string
  levels: MeasuredLevel[]
  channels: ContactChannels
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
  /** Null while the fault lasts. */
  ends: { date: DateText; time: string } | null
}

export interface BackupPayload extends PageText<'backup'> {
  platforms: {
    name: ContinuityName
    title: string
    state: 'working' | 'maintenance' | 'down'
    /** Days with planned maintenance, counted from today as 0, among the days ahead. */
    plannedDays: number[]
    /** Maintenance or fault behind the state. */
    current: Outage | null
    /** URL of the platform; null for this site and for unset ones. */
    href: string | null
    /** Alternative during an outage. */
    way: TextPart[]
  }[]
  /** Number of days ahead, today included, for `plannedDays`; the last of them is `until`. */
  daysAhead: number
  until: DateText
  phone: string | null
  /** Day of the states. */
  today: DateText
  planned: Outage[]
  past: Outage[]
}

export interface CardPayload {
  modified: DateText
  /** Both languages, the page's first. */
  words: { locale: Locale; name: string; address: string | null; hours: string | null }[]
  channels: ContactChannels
  /** Last change of the card's data (epoch ms). */
  changed: number
  /** QR code of the card: modules per side, and the dark modules as an SVG path. */
  code: { size: number; path: string }
}

export interface HelpPayload extends PageText<'help'> {
  questions: { slug: string; question: string; answer: TextPart[] }[]
  channels: ContactChannels
  reply: ReplyDay[]
}

export interface AccessibilityPayload extends PageText<'accessibility'> {
  channels: ContactChannels
}

export interface YoutubePayload extends PageText<'youtube'> {
  /** Newest videos of the channel. */
  videos: Pick<
    Video,
    'slug' | 'title' | 'summary' | 'href' | 'player' | 'date' | 'length' | 'scene' | 'cover'
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

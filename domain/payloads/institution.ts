import type { PageName, SectionName } from '../content/pages/page'
import type { ProgrammeStage } from '../content/services/programme'
import type { CountedDay } from '../dates/calendar'
import type { DateText } from '../dates/date-text'
import type { Picture } from './picture'
import type { TextSection } from './text-part'

/** Text of a page with its own layout. */
export interface PageText<N extends PageName> {
  modified: DateText
  lead: string
  sections: Record<SectionName<N>, TextSection>
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
  picture: Picture | null
  /** Last change of the record (epoch ms). */
  changed: number
}

/** A day between the submission and the reply. */
export interface ReplyDay extends CountedDay {
  weekday: string
  day: string
}

import type { ContinuityName, faultStages } from '#domain/content/help/maintenance'
import type { DateText } from '#domain/dates/date-text'
import type { StatusPart } from '#domain/site/status-parts'

interface Moment {
  date: DateText
  /** `HH:MM` in Riyadh. */
  time: string
}

export interface Incident {
  slug: string
  platform: string
  planned: boolean
  parts: StatusPart[]
  title: string
  summary: string
  note: string | null
  begins: Moment
  /** Null while the fault lasts. */
  ends: Moment | null
  stage: (typeof faultStages)[number] | null
  updates: (Moment & { text: string })[]
}

export type PartState = 'working' | 'failing' | 'unknown'

export interface SiteStatusPayload {
  /** The last check; null without one. */
  checked: Moment | null
  parts: {
    name: StatusPart
    state: PartState
    /** Of all checks, those that found it working, such as `99.93%`; null without checks. */
    share: string | null
  }[]
  /** What was counted in the last 90 days; null without checks. */
  counted: { checks: string; since: DateText } | null
  platforms: {
    name: ContinuityName
    title: string
    state: 'unmeasured' | 'maintenance' | 'fault'
    /** Null for unset ones. */
    href: string | null
  }[]
  current: Incident[]
  planned: Incident[]
  past: Incident[]
  phone: string | null
}

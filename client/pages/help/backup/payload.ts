import type { ContinuityName } from '#domain/content/help/maintenance'
import type { DateText } from '#domain/dates/date-text'
import type { PageText } from '#domain/payloads/institution'
import type { TextPart } from '#domain/payloads/text-part'

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
    /** Maintenance or fault behind the state. */
    current: Outage | null
    /** URL of the platform; null for this site and for unset ones. */
    href: string | null
    /** Alternative during an outage. */
    way: TextPart[]
  }[]
  phone: string | null
  today: DateText
  planned: Outage[]
  past: Outage[]
}

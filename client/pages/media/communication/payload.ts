import type { DateText } from '#domain/dates/date-text'
import type { CampaignEntry } from '#domain/payloads/newsroom'

export interface CommunicationPayload {
  modified: DateText
  campaigns: CampaignEntry[]
}

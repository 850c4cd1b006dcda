import type { CampaignEntry } from '#domain/payloads/newsroom'

export interface CommunicationPayload {
  campaigns: CampaignEntry[]
}

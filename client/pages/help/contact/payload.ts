import type { ContactChannels } from '#domain/payloads/channels'
import type { Option } from '#domain/payloads/forms'
import type { ReplyDay } from '#domain/payloads/institution'

export interface ContactPayload {
  lead: string
  kinds: Option[]
  topics: Option[]
  channels: ContactChannels
  /** Calendar of the reply to a ticket submitted today. */
  reply: ReplyDay[]
}

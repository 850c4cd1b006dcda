import type { ContactChannels } from '#domain/payloads/channels'

export interface InquiryPayload {
  lead: string
  /** Kinds of request that can be looked up, by the prefix of their references. */
  prefixes: { prefix: string; kind: string }[]
  channels: ContactChannels
}

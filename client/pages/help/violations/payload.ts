import type { ContactChannels } from '#domain/payloads/channels'
import type { PageText } from '#domain/payloads/institution'

export interface ViolationsPayload extends PageText<'violations'> {
  channels: ContactChannels
  /** Target of the quick exit; null hides it. */
  exit: string | null
}

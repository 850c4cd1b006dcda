import type { ContactChannels } from '#domain/payloads/channels'
import type { PageText } from '#domain/payloads/institution'

export interface AccessibilityPayload extends PageText<'accessibility'> {
  channels: ContactChannels
}

import type { ContactChannels } from '#domain/payloads/channels'
import type { PageText, ReplyDay } from '#domain/payloads/institution'
import type { TextPart } from '#domain/payloads/text-part'

export interface HelpPayload extends PageText<'help'> {
  questions: { slug: string; question: string; answer: TextPart[] }[]
  channels: ContactChannels
  reply: ReplyDay[]
}

import type { DateText } from '#domain/dates/date-text'
import type { Option } from '#domain/payloads/forms'
import type { PageIntroPayload } from '#domain/payloads/open'

export interface InvitationNotice {
  name: 'reply' | 'inside' | 'abroad'
  /** Working days until the reply, weeks before an event. */
  count: number
  day: DateText
}

export interface InvitationPayload extends PageIntroPayload {
  participationTypes: Option[]
  /** Dates that follow from sending the invitation today. */
  notice: InvitationNotice[]
}

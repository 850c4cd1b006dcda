import type { DateText } from '#domain/dates/date-text'

export interface ProfileRequestPayload {
  modified: DateText
  /** As in the address; what the page shows of the ticket is the personal state. */
  reference: string
}

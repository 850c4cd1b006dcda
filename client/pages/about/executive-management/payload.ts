import type { DateText } from '#domain/dates/date-text'
import type { ExecutiveProfile } from '#domain/payloads/about'

export interface ExecutiveManagementPayload {
  modified: DateText
  executives: ExecutiveProfile[]
  /** Heads of offices that report to the board itself. */
  ofBoard: ExecutiveProfile[]
}

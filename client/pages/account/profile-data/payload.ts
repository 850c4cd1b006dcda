import type { DateText } from '#domain/dates/date-text'

/** The page shows the personal state alone. */
export interface ProfileDataPayload {
  modified: DateText
}

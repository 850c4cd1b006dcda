import type { DateText } from '#domain/dates/date-text'
import type { MagazineIssue } from '#domain/payloads/gallery'

/** Newest issue first; may be empty. */
export interface MagazinePayload {
  modified: DateText
  issues: MagazineIssue[]
}

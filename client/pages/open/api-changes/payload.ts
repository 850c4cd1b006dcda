import type { DateText } from '#domain/dates/date-text'

export interface ApiChangesPayload {
  /** Day of the newest change. */
  modified: DateText
  entries: {
    /** Its place on the page. */
    anchor: string
    date: DateText
    text: string
    changes: { kind: 'added' | 'changed' | 'removed'; what: string }[]
  }[]
}

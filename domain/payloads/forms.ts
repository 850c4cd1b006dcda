import type { DateText } from '../dates/date-text'
import type { ListName } from '../forms/field'

/** An option of a form's list; `value` is sent and stored. */
export interface Option {
  value: string
  label: string
  hint: string | null
}

/** Data for accepting any form; no page shows all of it. */
export interface FormOptions {
  modified: DateText
  lists: Record<ListName, Option[]>
  /** Label of each ticket kind by its prefix, including those that visitors cannot choose. */
  kindNames: Record<string, string>
  /** Public holidays of the last 60 days and later, `YYYY-MM-DD`, for counts of working days. */
  holidays: string[]
  /** Version of the privacy policy in force, stored with each submission. */
  privacyVersion: string
}

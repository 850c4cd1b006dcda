import type { ListName } from '../forms/field'
import type { DateText } from './payloads'

/** One choice of a form's list; the value is what is sent and stored. */
export interface Option {
  value: string
  label: string
  hint: string | null
}

/** What taking any form in asks for, besides what was typed; no page shows it whole. */
export interface FormBasis {
  modified: DateText
  /** What may be chosen, by list. */
  lists: Record<ListName, Option[]>
  /** What each kind of request is called, by its prefix: those that nobody chooses among them. */
  kindNames: Record<string, string>
  /** Days to come on which nobody works, `YYYY-MM-DD`: replies are due in working days. */
  holidays: string[]
  /** Version of the privacy policy in force: stored with what is sent under it. */
  privacyVersion: string
}

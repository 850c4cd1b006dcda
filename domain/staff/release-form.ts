import type { ReleaseStatus } from '../releases/release'
import type { ReleaseIssue, ReleaseValues } from '../releases/release-draft'

/** The form in which an officer drafts a release of a ticket. */
export interface ReleaseFormState {
  reference: string
  /** Null before the first draft. */
  status: ReleaseStatus | null
  /** Identifies the draft that the form replaces; empty for none. */
  version: string
  values: ReleaseValues
  issues: ReleaseIssue[]
  /** Why the draft was sent back or withdrawn; null otherwise. */
  reason: string | null
  /** Name of the last author; null for a new draft. */
  author: string | null
  /** Path of the published record, without language prefix; null before. */
  path: string | null
  /** Change by somebody else: another draft, which sending again replaces, or a reopened ticket. */
  conflict: 'draft' | 'reopened' | null
}

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
  /** Why the draft was sent back; null otherwise. */
  reason: string | null
  /** Who drafted it last; null for nobody yet. */
  author: string | null
  /** Path of the published record, without language prefix; null before. */
  path: string | null
  /** What changed meanwhile: another draft, which sending again replaces, or the ticket is open again. */
  conflict: 'draft' | 'reopened' | null
}

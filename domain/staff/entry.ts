import type { KindName } from '../content/kinds'
import type { GroupForm } from '../editing/field-form'
import type { TypedRecord } from '../editing/form-names'
import type { RecordState } from '../editing/record-state'
import type { RevisionStep } from '../editing/source'
import type { Choice } from './queue'

/** A part of a text that two versions share, or that one of them has alone. */
export interface DiffPart {
  step: 'same' | 'removed' | 'added'
  text: string
}

/** What differs in the value at the path of a control, such as `ar.title`. */
export interface FieldChange {
  field: string
  parts: DiffPart[]
}

export interface RevisionView {
  id: number
  at: string
  author: string
  step: RevisionStep
  note: string | null
  changes: FieldChange[]
  /** Why a draft was refused at its time. */
  issues: EntryIssue[]
  /** There is a text before it, which can be restored. */
  mayRestore: boolean
}

/** A record that a field may name. */
export interface ReferenceChoice extends Choice {
  /** Address of a picture in a small size. */
  thumbnail?: string
}

/** Why the last form changed nothing. */
export type EntryProblem =
  | 'changed'
  | 'noDraft'
  | 'notOnSite'
  | 'own'
  | 'invalid'
  | 'used'
  | 'needed'
  | 'reason'
  | 'time'
  | 'late'

/** What a check found wrong in a field; empty for the record itself. */
interface EntryIssue {
  field: string
  reason: string
  /** `{kind}/{slug}` of the record that has it, if that is another. */
  record?: string
}

export interface EntryPage {
  kind: KindName
  slug: string
  title: string
  state: RecordState
  isStaffs: boolean
  /** Path of its page without language prefix; null if it has none or is not on the site. */
  path: string | null
  fields: GroupForm['fields']
  typed: TypedRecord
  /** Path of what a button of a list leaves in view (`arrangedPath`); empty for none. */
  arranged: string
  /** Records by the name of the field that names them. */
  references: Record<string, ReferenceChoice[]>
  /** The draft that is shown; null if the published text is. */
  draft: { author: string; at: string; isOwn: boolean; publishAt: string | null } | null
  /** What the draft changes in the published text. */
  changes: FieldChange[]
  /** What was typed and differs from the text that somebody else has saved meanwhile. */
  conflict: FieldChange[]
  /** Names of others who have the record open, as a list in the language; empty for nobody. */
  others: string
  /** The time of a publication, as typed: `YYYY-MM-DDThh:mm` in Riyadh. */
  publishAt: string
  /** Instant of the text that the form changes (epoch ms), which it sends back; 0 for that of a file. */
  version: number
  /** What has to be corrected before it can be published. */
  issues: EntryIssue[]
  problem: EntryProblem | null
  /** The reason of a withdrawal, as typed. */
  reason: string
  revisions: RevisionView[]
  mayPublish: boolean
  /** Instant at which the page was read (epoch ms), which a publication sends back. */
  readAt: number
  /** Its kind needs a second reader. */
  needsSecondReader: boolean
}

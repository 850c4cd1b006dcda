import type { KindName } from '../content/kinds'
import type { GroupForm } from '../editing/field-form'
import type { TypedRecord } from '../editing/form-names'
import type { RecordState } from '../editing/record-state'
import type { RevisionStep } from '../editing/source'
import type { Choice } from './queue'

/** A value that a revision changed; null where there was none. */
export interface FieldChange {
  field: string
  before: string | null
  after: string | null
}

export interface RevisionView {
  id: number
  at: string
  author: string
  step: RevisionStep
  note: string | null
  changes: FieldChange[]
}

/** Why the last form changed nothing. */
export type EntryProblem = 'changed' | 'own' | 'invalid' | 'used' | 'needed' | 'reason'

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
  /** Records by the name of the field that names them. */
  references: Record<string, Choice[]>
  /** The draft that is shown; null if the published text is. */
  draft: { author: string; at: string; isOwn: boolean } | null
  /** Instant of the draft that the form changes (epoch ms), which it sends back; null for none. */
  version: number | null
  /** What has to be corrected before it can be published: field and reason. */
  issues: { field: string; reason: string }[]
  problem: EntryProblem | null
  /** The reason of a withdrawal, as typed. */
  reason: string
  revisions: RevisionView[]
  mayPublish: boolean
  /** Its kind needs a second reader. */
  needsSecondReader: boolean
}

import type { entries } from '../schema/content'

export type EntryRow = typeof entries.$inferInsert

/** A problem of one field; `field` is empty for the file itself. */
export interface FieldProblem {
  field: string
  reason: string
}

export interface ContentProblem extends FieldProblem {
  /** Path of the file in the content folder. */
  path: string
}

import type { ContentSource } from '#domain/editing/source'
import type { entries } from '../schema/content'

export type EntryRow = typeof entries.$inferInsert

/** The values of a content file with their record. */
export interface FileSource {
  kind: string
  slug: string
  source: ContentSource
}

/** A problem of one field; `field` is empty for the file itself. */
export interface FieldProblem {
  field: string
  reason: string
}

export interface ContentProblem extends FieldProblem {
  /** Path of the file in the content folder. */
  path: string
}

import type { documentLanguages } from '../content/media/document'
import type { RecordState } from '../editing/record-state'
import type { FileMark } from '../forms/files'
import type { Locale } from '../site/locale'
import type { FileUse } from './pictures'

/** Size limit of a document, in megabytes. */
export const documentMegabytes = 10

/** Why the file of a document is refused. */
export type DocumentIssue =
  | 'missing'
  | 'tooLarge'
  | 'busy'
  | 'type'
  | 'content'
  | 'macros'
  | 'broken'
  | 'expands'
  | 'programs'

type DocumentLanguage = (typeof documentLanguages)[number]

/** What is known of a document at the desk. */
interface DocumentFacts {
  slug: string
  title: string
  state: RecordState
  hasDraft: boolean
  /** Name under which it is downloaded. */
  name: string
  size: string
  language: DocumentLanguage
  uses: FileUse[]
}

export interface TypedDocument {
  title: Record<Locale, string>
  date: string
  language: string
}

export interface DocumentFormIssues {
  file?: DocumentIssue
  date?: 'day'
  language?: 'language'
  /** By language. */
  title: Partial<Record<Locale, 'missing' | 'long'>>
}

export interface DocumentsPage {
  /** Part of a title or slug, as typed. */
  text: string
  rows: DocumentFacts[]
  /** There are more than the list shows. */
  hasMore: boolean
  form: { typed: TypedDocument; issues: DocumentFormIssues } | null
  /** Today, the default of the date. */
  today: string
}

export interface DocumentPage extends DocumentFacts {
  /** Path to which texts link. */
  path: string
  /** Path of the newest file at the desk. */
  file: string
  /** What the file may contain that can act. */
  marks: FileMark[]
  /** Of the text that the forms change (`versionOf`), which they send back. */
  version: number
  /** Why the last form changed nothing. */
  problem: DocumentIssue | 'changed' | null
}

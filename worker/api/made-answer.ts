import type { CachedDocument } from '../cache/cached-document'
import type { LogLine } from '../log'

/** An answer of the API as bytes. */
export interface MadeAnswer {
  document: CachedDocument
  source: LogLine['source']
  isCurrent: boolean
}

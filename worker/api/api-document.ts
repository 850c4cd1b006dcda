import type { CachedDocument } from '../cache/cached-document'
import type { LogLine } from '../log'

/** A response of the API as bytes. */
export interface ApiDocument {
  document: CachedDocument
  source: LogLine['source']
  isCurrent: boolean
}

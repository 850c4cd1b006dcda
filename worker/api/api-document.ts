import type { LogLine } from '../log'
import type { CachedDocument } from '../render/cached-document'

/** A response of the API as bytes. */
export interface ApiDocument {
  document: CachedDocument
  source: LogLine['source']
  isCurrent: boolean
}

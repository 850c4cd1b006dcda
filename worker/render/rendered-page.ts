import type { CachedDocument } from '../cache/cached-document'
import type { LoadedPage } from '../payloads/loaded-page'

export interface RenderedPage extends LoadedPage {
  document: CachedDocument
}

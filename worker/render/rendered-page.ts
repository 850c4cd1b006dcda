import type { LoadedPage } from '../payloads/loaders/loaded-page'
import type { CachedDocument } from './cached-document'

export interface RenderedPage extends LoadedPage {
  document: CachedDocument
}

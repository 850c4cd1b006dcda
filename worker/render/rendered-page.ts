import type { LoadedPage } from '../pages/loaded-page'
import type { CachedDocument } from './cached-document'

export interface RenderedPage extends LoadedPage {
  document: CachedDocument
}

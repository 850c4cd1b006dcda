import type { PayloadName } from '#domain/payloads/payload-names'
import type { AnyPage } from '../content'
import { type PageModule, pageModulePath, pageOf } from './page-names'

const chunks = import.meta.glob<PageModule>('../pages/*.tsx')

/** Loads the component that shows a payload; each page is a chunk of its own. */
export async function loadPageComponent(name: PayloadName): Promise<AnyPage> {
  return pageOf(name, await chunks[pageModulePath(name)]?.())
}

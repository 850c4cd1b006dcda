import { type PayloadName, pageFolder } from '#domain/site/routes'
import type { AnyPage } from '../content'
import { byFolder, type PageModule, pageOf } from './page-names'

const chunks = byFolder(import.meta.glob<PageModule>('../pages/*/*/page.tsx'))

/** Loads the component that shows a payload; each page is a chunk of its own. */
export async function loadPageComponent(name: PayloadName): Promise<AnyPage> {
  return pageOf(name, await chunks[pageFolder(name)]?.())
}

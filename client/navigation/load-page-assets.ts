import { icons } from 'virtual:icons'
import { laterIcons } from 'virtual:later-icons'
import { type RouteName, routeOf } from '#domain/site/routes'
import { registerStaticParts } from '../boot/register-static-parts'
import { loadStyles } from './page-styles'

/**
 * Loads what client-side navigation from the first page to another needs and the first document
 * already contains as markup:
 * missing sheets, all icons and the HTML writers
 * (docs/decisions/0007-later-assets-come-with-the-next-page.md).
 */
export async function loadPageAssets(name: RouteName, first: RouteName): Promise<void> {
  Object.assign(icons, laterIcons)
  registerStaticParts()
  await loadStyles(routeOf(name).sheets, routeOf(first).sheets)
}

import { icons } from 'virtual:icons'
import { laterIcons } from 'virtual:later-icons'
import { registerStaticParts } from '../boot/register-static-parts'
import { loadStyles } from './page-styles'

/**
 * Loads what client-side navigation needs and the first document already contains as markup:
 * missing sheets, all icons and the HTML writers
 * (docs/decisions/0007-later-assets-come-with-the-next-page.md).
 */
export async function loadPageAssets(
  needed: readonly string[],
  loaded: readonly string[],
): Promise<void> {
  Object.assign(icons, laterIcons)
  registerStaticParts()
  await loadStyles(needed, loaded)
}

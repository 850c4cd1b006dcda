import { icons } from 'virtual:icons'
import { laterIcons } from 'virtual:later-icons'
import type { PageSheet } from '#domain/site/route-definition'
import { takePens } from '../boot/take-pens'
import { loadStyles } from './page-styles'

/**
 * What the browser needs to show a page without a new document, and not before: its sheets, save
 * those that stand, all icons, and what draws. Those of the document that was sent stand in it
 * already.
 */
export async function prepareToShow(
  wanted: readonly PageSheet[],
  standing: readonly PageSheet[],
): Promise<void> {
  Object.assign(icons, laterIcons)
  takePens()
  await loadStyles(wanted, standing)
}

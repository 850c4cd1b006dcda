import { icons } from 'virtual:icons'
import { laterIcons } from 'virtual:later-icons'
import { sheetsOf } from 'virtual:page-sheets'
import { pageFolder, type RouteName, routeOf } from '#domain/site/routes'
import { registerStaticParts } from '../boot/register-static-parts'
import { loadSheet } from './load-sheet'

const urls = import.meta.glob<string>(['../**/*.css', '!../staff/**'], {
  query: '?url',
  import: 'default',
  eager: true,
})

const pageSheets = (name: RouteName) => sheetsOf[pageFolder(routeOf(name).payload)] ?? []

const loads = new Map<string, Promise<void>>()

function load(name: string): Promise<void> {
  const url = urls[name.replace('client/', '../')]
  const loading = url ? loadSheet(url) : Promise.reject(new Error(`no style sheet ${name}`))
  loading.catch(() => loads.delete(name))
  loads.set(name, loading)
  return loading
}

async function loadStyles(needed: readonly string[], loaded: readonly string[]): Promise<void> {
  const missing = needed.filter((name) => !loaded.includes(name))
  await Promise.all(missing.map((name) => loads.get(name) ?? load(name)))
}

/**
 * Loads what client-side navigation from the first page to another needs and the first document
 * already contains as markup: missing sheets, all icons and the HTML writers
 * (docs/decisions/0007-later-assets-come-with-the-next-page.md).
 */
export async function loadPageAssets(name: RouteName, first: RouteName): Promise<void> {
  Object.assign(icons, laterIcons)
  registerStaticParts()
  await loadStyles(pageSheets(name), pageSheets(first))
}

import type { Block } from '#domain/content/block'
import { continuityNames } from '#domain/content/help/maintenance'
import { type PageName, pageSections } from '#domain/content/pages/page'
import { toSections } from '#domain/content/pages/section'
import { bodyBlocks } from './check-anchors'
import type { EntryRow } from './entry-file'
import type { Problem } from './read-content'

/** Pages draw their sections by name: each stands, in order and in both languages, and no other. */
export function checkPages(rows: readonly EntryRow[]): Problem[] {
  const pages = rows.filter(({ kind }) => kind === 'page')
  const missing = Object.keys(pageSections)
    .filter((name) => !pages.some(({ slug }) => slug === name))
    .map((name) => ({ path: `page/${name}.yaml`, field: '', reason: 'A page needs this file' }))
  return [...missing, ...pages.flatMap(checkPage)]
}

function checkPage(row: EntryRow): Problem[] {
  const problem = (reason: string) => [
    { path: `page/${row.slug}.yaml`, field: `${row.locale}.body`, reason },
  ]
  if (!isPageName(row.slug)) return problem('No page draws this file')
  const blocks = bodyBlocks(row)
  if (!beginsWithSection(blocks)) return problem('Does not begin with a heading of level 2')
  const sections = toSections(blocks)
  const wanted = pageSections[row.slug].join(', ')
  if (sections.map(({ id }) => id).join(', ') !== wanted) {
    return problem(`The sections are not ${wanted}`)
  }
  if (row.slug !== 'backup') return []
  const parts = sections.find(({ id }) => id === 'platforms')?.parts.map(({ id }) => id)
  const platforms = continuityNames.join(', ')
  return parts?.join(', ') === platforms ? [] : problem(`The platforms are not ${platforms}`)
}

function isPageName(slug: string): slug is PageName {
  return Object.hasOwn(pageSections, slug)
}

function beginsWithSection([first]: readonly Block[]): boolean {
  return first?.type === 'heading' && first.level === 2
}

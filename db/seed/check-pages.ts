import type { Block } from '#domain/content/block'
import { continuityNames } from '#domain/content/help/maintenance'
import { type PageName, pageSections } from '#domain/content/pages/page'
import { toSections } from '#domain/content/pages/section'
import { bodyBlocks } from './check-anchors'
import type { ContentProblem, EntryRow } from './content-problem'

/** Checks that each page text has exactly the sections that its page places, in order. */
export function checkPages(rows: readonly EntryRow[]): ContentProblem[] {
  const pages = rows.filter(({ kind }) => kind === 'page')
  const missing = Object.keys(pageSections)
    .filter((name) => !pages.some(({ slug }) => slug === name))
    .map((name) => ({ path: `page/${name}.yaml`, field: '', reason: 'A page needs this file' }))
  return [...missing, ...pages.flatMap(checkPage)]
}

function checkPage(row: EntryRow): ContentProblem[] {
  const problem = (reason: string) => [
    { path: `page/${row.slug}.yaml`, field: `${row.locale}.body`, reason },
  ]
  if (!isPageName(row.slug)) return problem('No page uses this file')
  const blocks = bodyBlocks(row)
  if (!beginsWithSection(blocks)) return problem('The text must begin with a heading of level 2')
  const sections = toSections(blocks)
  const expected = pageSections[row.slug].join(', ')
  if (sections.map(({ id }) => id).join(', ') !== expected) {
    return problem(`The sections must be ${expected}`)
  }
  if (row.slug !== 'backup') return []
  const parts = sections.find(({ id }) => id === 'platforms')?.parts.map(({ id }) => id)
  const platforms = continuityNames.join(', ')
  return parts?.join(', ') === platforms ? [] : problem(`The platforms must be ${platforms}`)
}

function isPageName(slug: string): slug is PageName {
  return Object.hasOwn(pageSections, slug)
}

function beginsWithSection([first]: readonly Block[]): boolean {
  return first?.type === 'heading' && first.level === 2
}

import type { KindName } from '#domain/content/kinds'
import { choiceLists } from '#domain/forms/field'
import { requestKinds } from '#domain/forms/support'
import { routeNames, routeOf } from '#domain/site/routes'
import { bodyBlocks, checkAnchors, headingIds } from './check-anchors'
import { checkBooks } from './check-books'
import { checkOccasions } from './check-occasions'
import { checkOrganisation } from './check-organisation'
import { checkPages } from './check-pages'
import { checkPortraits } from './check-portraits'
import { checkRecordLinks } from './check-record-links'
import { checkServices } from './check-services'
import { checkSpelling } from './check-spelling'
import type { EntryRow } from './entry-file'
import type { Problem } from './read-content'

/** What one file cannot say of itself: that what it names, and what the site shows, stands. */
export function crossCheck(rows: readonly EntryRow[]): Problem[] {
  const anchors = checkAnchors(rows).map(({ row, field, reason }) => ({
    path: pathOf(row.kind, row.slug),
    field,
    reason,
  }))
  return [
    ...checkReferences(rows),
    ...checkFiles(rows),
    ...checkPages(rows),
    ...checkRequestKinds(rows),
    ...checkHeadings(rows),
    ...checkServices(rows),
    ...checkBooks(rows),
    ...checkOccasions(rows),
    ...checkOrganisation(rows),
    ...checkPortraits(rows),
    ...checkSpelling(rows),
    ...checkRecordLinks(rows),
    ...anchors,
  ]
}

/** Fields that name records of another kind. */
const references = [
  { kind: 'question', field: 'category', names: 'question-category', noun: 'category' },
  { kind: 'news', field: 'tags', names: 'tag', noun: 'tag' },
  { kind: 'story', field: 'sector', names: 'sector', noun: 'sector' },
  { kind: 'service', field: 'related', names: 'service', noun: 'service' },
  { kind: 'book', field: 'section', names: 'knowledge-section', noun: 'section' },
  { kind: 'chapter', field: 'book', names: 'book', noun: 'book' },
  { kind: 'archived-item', field: 'replacedBy', names: 'book', noun: 'book' },
  { kind: 'term', field: 'category', names: 'term-category', noun: 'category' },
  { kind: 'term', field: 'related', names: 'term', noun: 'term' },
  { kind: 'unit', field: 'parent', names: 'unit', noun: 'unit' },
  { kind: 'executive', field: 'unit', names: 'unit', noun: 'unit' },
  { kind: 'vacancy', field: 'unit', names: 'unit', noun: 'unit' },
  { kind: 'committee', field: 'chair', names: 'member', noun: 'member' },
  { kind: 'committee', field: 'members', names: 'member', noun: 'member' },
] as const satisfies { kind: KindName; field: string; names: KindName; noun: string }[]

function checkReferences(rows: readonly EntryRow[]): Problem[] {
  return references.flatMap(({ kind, field, names, noun }) => {
    const known = new Set(slugsOf(rows, names))
    return rows
      .filter((row) => row.kind === kind && row.locale === 'ar')
      .flatMap((row) => namesIn(row, field).map((name) => ({ row, name })))
      .filter(({ name }) => !known.has(name))
      .map(({ row, name }) => ({
        path: pathOf(row.kind, row.slug),
        field,
        reason: `No ${noun} is named "${name}"`,
      }))
  })
}

function namesIn({ body }: EntryRow, field: string): string[] {
  const value = (body as Record<string, string | string[] | null | undefined>)[field]
  return [value ?? []].flat()
}

function checkFiles(rows: readonly EntryRow[]): Problem[] {
  const articles = routeNames.map(routeOf).filter((route) => route.payload === 'article')
  const wanted = [
    ['home', 'home'],
    ...articles.map((route) => ['policy', route.params?.slug ?? route.path]),
    ...requestKinds.map((kind) => ['request-kind', kind.toLowerCase()]),
    ...Object.values(choiceLists).map((slug) => ['choice-list', slug]),
    ['request-topic', 'other'],
    ['our-story', 'our-story'],
    ['board', 'board'],
    ['careers', 'careers'],
  ] as [string, string][]
  return wanted
    .filter(([kind, slug]) => !slugsOf(rows, kind).includes(slug))
    .map(([kind, slug]) => ({
      path: pathOf(kind, slug),
      field: '',
      reason: 'A page needs this file',
    }))
}

/** A kind is the prefix of its references: what is no prefix cannot be stored. */
function checkRequestKinds(rows: readonly EntryRow[]): Problem[] {
  const prefixes: readonly string[] = requestKinds
  return slugsOf(rows, 'request-kind')
    .filter((slug) => !prefixes.includes(slug.toUpperCase()))
    .map((slug) => ({
      path: pathOf('request-kind', slug),
      field: '',
      reason: `No reference begins with "${slug.toUpperCase()}"`,
    }))
}

/** An address with an anchor leads to the same place in both languages. */
function checkHeadings(rows: readonly EntryRow[]): Problem[] {
  const files = Map.groupBy(rows, ({ kind, slug }) => pathOf(kind, slug))
  return [...files]
    .filter(([, some]) => {
      const [first, second] = some.map((row) => headingIds(bodyBlocks(row)).join(' '))
      return first !== second
    })
    .map(([path]) => ({
      path,
      field: 'body',
      reason: 'The headings of the two languages differ in their ids or order',
    }))
}

function slugsOf(rows: readonly EntryRow[], kind: string): string[] {
  return rows.filter((row) => row.kind === kind && row.locale === 'ar').map((row) => row.slug)
}

function pathOf(kind: string, slug: string): string {
  return `${kind}/${slug}.yaml`
}

import type { Block } from '#domain/content/block'
import { continuityNames } from '#domain/content/help/maintenance'
import { type PageName, pageSections, toSections } from '#domain/content/pages/page'
import type { RecordChart } from '#domain/content/record-chart'
import { documentSlugIn } from '#domain/site/document-path'
import { type Locale, splitPath } from '#domain/site/locale'
import { matchRoute, routeOf } from '#domain/site/routes'
import { findIdentifiers, findOtherSpellings } from '#domain/text/spelling'
import { isRecord } from '../entries/localise'
import type { ContentProblem, EntryRow, FieldProblem } from './content-problem'

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

/** Finds links with an anchor, such as `/privacy-policy#rights`, whose target has no such id. */
export function checkAnchors(rows: readonly EntryRow[]): (FieldProblem & { row: EntryRow })[] {
  return rows.flatMap((row) =>
    collectLinks(row)
      .filter(({ href }) => !hasTarget(href, rows))
      .map(({ field, href }) => ({
        row,
        field: `${row.locale}.${field}`,
        reason: `There is no heading or question for "${href}"`,
      })),
  )
}

function hasTarget(href: string, rows: readonly EntryRow[]): boolean {
  const [address = '', anchor] = href.split('#')
  if (!address.startsWith('/') || !anchor) return true
  const { locale, path } = splitPath(address)
  const match = matchRoute(path)
  if (!match) return false
  const { payload, params } = routeOf(match.name)
  if (payload === 'faq') return rows.some((row) => isQuestion(row, anchor, locale))
  // The anchors of other pages are defined in their components.
  if (payload !== 'article') return true
  const article = rows.find(
    (row) => row.kind === 'policy' && row.slug === params?.slug && row.locale === locale,
  )
  return article !== undefined && headingIds(bodyBlocks(article)).includes(anchor)
}

function isQuestion(
  { kind, slug, locale: own }: EntryRow,
  anchor: string,
  locale: Locale,
): boolean {
  return (kind === 'question' || kind === 'question-category') && slug === anchor && own === locale
}

/** Rich text of a row, in whichever field its kind has it. */
export function bodyBlocks({ body }: EntryRow): Block[] {
  const { body: text, answer } = body as { body?: Block[]; answer?: Block[] }
  return text ?? answer ?? []
}

export function headingIds(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => (block.type === 'heading' ? [block.id] : []))
}

/** Links in the rich text and in other fields of a row, with their fields. */
function collectLinks({ body }: EntryRow): { field: string; href: string }[] {
  return Object.entries(body as object).flatMap(([field, value]) =>
    hrefsIn(value).map((href) => ({ field, href })),
  )
}

function hrefsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(hrefsIn)
  if (!isRecord(value)) return []
  const nested = Object.values(value).flatMap(hrefsIn)
  return typeof value.href === 'string' ? [value.href, ...nested] : nested
}

/** Finds links in rich text to records that are missing or not visible as long as the text. */
export function checkRecordLinks(rows: readonly EntryRow[]): ContentProblem[] {
  const records = new Map(rows.map((row) => [`${row.kind}/${row.slug}/${row.locale}`, row]))
  return rows.flatMap((row) =>
    collectLinks(row).flatMap(({ field, href }) => {
      const target = findTarget(href, row.locale)
      const record = target && records.get(target)
      if (!target) return []
      if (record && outlasts(record, row)) return []
      const reason = record
        ? `"${href}" is not visible as long as this record`
        : `There is no record at "${href}"`
      return [{ path: `${row.kind}/${row.slug}.yaml`, field: `${row.locale}.${field}`, reason }]
    }),
  )
}

/** The records that the links of a row lead to, as `{kind}/{slug}`. */
export function linkedRecords(row: EntryRow): string[] {
  return collectLinks(row).flatMap(({ href }) => {
    const [kind, slug] = findTarget(href, row.locale)?.split('/') ?? []
    return kind && slug ? [`${kind}/${slug}`] : []
  })
}

/** The record that a link leads to, as `{kind}/{slug}/{locale}`; null for another link. */
function findTarget(href: string, own: Locale): string | null {
  const document = documentSlugIn(href)
  if (document) return `document/${document}/${own}`
  const { locale, path } = splitPath(href.replace(/[?#].*/, ''))
  const match = href.startsWith('/') ? matchRoute(path) : null
  return match?.params.slug ? `${routeOf(match.name).kind}/${match.params.slug}/${locale}` : null
}

function outlasts(record: EntryRow, other: EntryRow): boolean {
  const begins = (record.startsAt ?? 0) <= (other.startsAt ?? 0)
  const [end, otherEnd] = [record.endsAt ?? Infinity, other.endsAt ?? Infinity]
  return begins && end >= otherEnd
}

/** Kinds whose pages have the sheet of charts. */
const kindsWithCharts: readonly string[] = ['news', 'story', 'campaign']

/** The charts in a text have the same numbers in both languages, and a page that shows them. */
export function checkCharts(rows: readonly EntryRow[]): ContentProblem[] {
  return [...checkKinds(rows), ...checkNumbers(rows)]
}

function checkKinds(rows: readonly EntryRow[]): ContentProblem[] {
  return rows
    .filter((row) => !kindsWithCharts.includes(row.kind) && numbersIn(bodyBlocks(row)).length > 0)
    .map(({ kind, slug, locale }) => ({
      path: `${kind}/${slug}.yaml`,
      field: `${locale}.body`,
      reason: 'Only news, stories and campaigns have charts in their text',
    }))
}

function checkNumbers(rows: readonly EntryRow[]): ContentProblem[] {
  const files = Map.groupBy(rows, ({ kind, slug }) => `${kind}/${slug}.yaml`)
  return [...files]
    .filter(([, versions]) => {
      const [first, second] = versions.map((row) => JSON.stringify(numbersIn(bodyBlocks(row))))
      return first !== second
    })
    .map(([path]) => ({
      path,
      field: 'body',
      reason: 'The charts must have the same numbers and order in both languages',
    }))
}

function numbersIn(blocks: readonly Block[]) {
  return blocks.flatMap((block) => (block.type === 'chart' ? [numbersOf(block.chart)] : []))
}

function numbersOf({ unit: _, ...chart }: RecordChart) {
  return Object.entries(chart).filter(([name]) => !name.endsWith('Label'))
}

/** Fields with identifiers and URLs, which readers do not see as text. */
const skipped: ReadonlySet<string> = new Set(['href', 'slug', 'id', 'path', 'address', 'name'])

/** Fields of a record that readers do not see: a key in the code, the words by which people search. */
const hiddenFields: ReadonlySet<string> = new Set(['platform', 'aliases'])

/**
 * Checks every text of every record, in both languages: its spelling, and that it contains no
 * identifiers of code.
 */
export function checkSpelling(rows: readonly EntryRow[]): ContentProblem[] {
  return rows
    .filter(({ writtenIn }) => !writtenIn)
    .flatMap(({ kind, slug, locale, title, summary, body }) =>
      textsOf({ title, summary, ...(body as object) }).flatMap(({ field, text }) =>
        reasonsAgainst(text).map((reason) => ({
          path: `${kind}/${slug}.yaml`,
          field: `${locale}.${field}`,
          reason,
        })),
      ),
    )
}

function reasonsAgainst(text: string): string[] {
  return [
    ...findOtherSpellings(text).map(({ found, use }) => `Write "${use}" instead of "${found}"`),
    ...findIdentifiers(text).map(
      (found) => `"${found}" is a name in code: write a word, or put it in backticks`,
    ),
  ]
}

function textsOf(fields: object): { field: string; text: string }[] {
  return Object.entries(fields)
    .filter(([field]) => !hiddenFields.has(field))
    .flatMap(([field, value]) => nestedTexts(value).map((text) => ({ field, text })))
}

function nestedTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && value.type === 'code') return []
  return Object.entries(value)
    .filter(([key]) => !skipped.has(key))
    .flatMap(([, nested]) => nestedTexts(nested))
}

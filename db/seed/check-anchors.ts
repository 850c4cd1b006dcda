import type { Block } from '#domain/content/block'
import { type Locale, splitPath } from '#domain/site/locale'
import { findPlace, routeOf } from '#domain/site/routes'
import { isRecord } from '../entries/localise'
import type { EntryRow, FieldProblem } from './entry-file'

/** Links such as `/privacy-policy#rights` whose article has no such heading. */
export function checkAnchors(rows: readonly EntryRow[]): (FieldProblem & { row: EntryRow })[] {
  return rows.flatMap((row) =>
    linksOf(row)
      .filter(({ href }) => !leadsSomewhere(href, rows))
      .map(({ field, href }) => ({
        row,
        field: `${row.locale}.${field}`,
        reason: `Nothing has the id of "${href}"`,
      })),
  )
}

function leadsSomewhere(href: string, rows: readonly EntryRow[]): boolean {
  const [address = '', anchor] = href.split('#')
  if (!address.startsWith('/') || !anchor) return true
  const { locale, path } = splitPath(address)
  const place = findPlace(path)
  if (!place) return false
  const { payload, params } = routeOf(place.name)
  if (payload === 'faq') return rows.some((row) => isQuestion(row, anchor, locale))
  // What other pages have anchors for, their own components say.
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

/** A row's running text, whichever field its kind keeps it in. */
export function bodyBlocks({ body }: EntryRow): Block[] {
  const { body: text, answer } = body as { body?: Block[]; answer?: Block[] }
  return text ?? answer ?? []
}

export function headingIds(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => (block.type === 'heading' ? [block.id] : []))
}

/** Where the running texts of a row lead, each with the field it stands in. */
export function linksOf({ body }: EntryRow): { field: string; href: string }[] {
  return Object.entries(body as object).flatMap(([field, value]) =>
    hrefsIn(value).map((href) => ({ field, href })),
  )
}

function hrefsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(hrefsIn)
  if (!isRecord(value)) return []
  const inside = Object.values(value).flatMap(hrefsIn)
  return value.type === 'link' && typeof value.href === 'string' ? [value.href, ...inside] : inside
}

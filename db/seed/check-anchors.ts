import type { Block } from '#domain/content/block'
import { type Locale, splitPath } from '#domain/site/locale'
import { matchRoute, routeOf } from '#domain/site/routes'
import { isRecord } from '../entries/localise'
import type { EntryRow, FieldProblem } from './content-problem'

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
export function collectLinks({ body }: EntryRow): { field: string; href: string }[] {
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

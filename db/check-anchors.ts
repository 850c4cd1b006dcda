import type { Block, Inline } from '#domain/content/block'
import { type Locale, splitPath } from '#domain/locale'
import { findPlace, routeOf } from '#domain/routes'
import type { EntryRow, FieldProblem } from './entry-file'

/** Links such as `/privacy-policy#rights` whose article has no such heading. */
export function checkAnchors(rows: readonly EntryRow[]): (FieldProblem & { row: EntryRow })[] {
  return rows.flatMap((row) =>
    bodyBlocks(row)
      .flatMap(blockLinks)
      .filter((href) => !leadsSomewhere(href, rows))
      .map((href) => ({
        row,
        field: `${row.locale}.body`,
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

function blockLinks(block: Block): string[] {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return inlineLinks(block.children)
    case 'list':
      return block.items.flat().flatMap(blockLinks)
    case 'quote':
      return block.children.flatMap(blockLinks)
    case 'table':
      return [block.head, ...block.rows].flat().flatMap(inlineLinks)
  }
}

function inlineLinks(inlines: readonly Inline[]): string[] {
  return inlines.flatMap((inline) => {
    if (inline.type === 'link') return [inline.href]
    return inline.type === 'strong' ? inlineLinks(inline.children) : []
  })
}

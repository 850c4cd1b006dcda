import type { Inline } from '#domain/content/block'
import { inlineText } from '#domain/content/plain-text'
import { type Markup, markup } from '#domain/text/markup'
import type { TextDeps } from './text-deps'
import { writeIcon } from './write-icon'
import { writeInlines } from './write-inlines'

interface ProseTable {
  head: readonly Inline[][]
  rows: readonly Inline[][][]
}

/** Accessible name of a table: the heading above it and its columns. */
export function nameTable(
  { head }: Pick<ProseTable, 'head'>,
  heading: string | undefined,
  { t }: TextDeps,
): string {
  const columns = head.map(inlineText).join(' - ')
  return t('table.label', { columns: heading ? `${heading}: ${columns}` : columns })
}

/** Rows of a table that is never folded. */
const longestUnfolded = 5

/**
 * Table for a scrolling frame; the first cell of a row names the row. Each other cell has the name of
 * its column, because narrow windows show the cells of a row below each other.
 */
export function writeTable({ head, rows }: ProseTable, deps: TextDeps): Markup {
  const columns = head.map((cell) => markup`<th scope="col">${writeInlines(cell, deps)}</th>`)
  const body = rows.map(
    (cells) => markup`<tr>${cells.map((cell, at) => writeCell(cell, at, head[at], deps))}</tr>`,
  )
  const table = markup`<table><thead><tr>${columns}</tr></thead><tbody>${body}</tbody></table>`
  if (!deps.foldTitle || rows.length <= longestUnfolded) return table
  const title = deps.foldTitle(rows.length)
  return markup`<details class="phone-fold"><summary>${title}${writeIcon('chevron-down', 'icon--turn')}</summary>${table}</details>`
}

function writeCell(
  cell: readonly Inline[],
  at: number,
  column: readonly Inline[] | undefined,
  deps: TextDeps,
): Markup {
  const inside = writeInlines(cell, deps)
  if (at === 0) return markup`<th scope="row">${inside}</th>`
  if (!column) return markup`<td>${inside}</td>`
  return markup`<td data-column="${inlineText(column)}">${inside}</td>`
}

import { icons } from 'virtual:icons'
import type { Inline } from '#domain/content/block'
import { inlineText } from '#domain/content/plain-text'
import { directions, type Locale, otherLocale } from '#domain/site/locale'
import { Markup, markup } from '#domain/text/markup'
import type { LoaderDeps } from '../loader'

/** What the text of a payload depends on besides its content. */
export interface TextDeps extends Pick<LoaderDeps, 'locale' | 't'> {
  /** Title under which a long table is folded on phones (sheet `text-fold`), for its number of rows. */
  foldTitle?: (rows: number) => string
}

export function writeInlines(of: readonly Inline[], deps: TextDeps): Markup {
  return markup`${of.map((inline) => writeInline(inline, deps))}`
}

function writeInline(inline: Inline, deps: TextDeps): Markup {
  switch (inline.type) {
    case 'text':
      return writeText(inline.text, deps.locale)
    case 'code':
      return markup`<bdi><code>${inline.text}</code></bdi>`
    case 'strong':
      return markup`<strong>${writeInlines(inline.children, deps)}</strong>`
    case 'link':
      return writeLink(inline.href, inline.children, deps)
  }
}

/** Words in the other script, with the characters between them. */
const foreign: Record<Locale, RegExp> = {
  ar: /([A-Za-z](?:[A-Za-z0-9 ,.'’&/-]*[A-Za-z0-9])?)/,
  en: /([\u0600-\u06ff](?:[\u0600-\u06ff ]*[\u0600-\u06ff])?)/,
}

const months = {
  ar: 'يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر',
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
} as const satisfies Record<Locale, string>
const dayOfMonth: Record<Locale, RegExp> = {
  ar: new RegExp(`(?<!\\d)(\\d{1,2}) (?=(?:${months.ar})(?!\\p{L}))`, 'gu'),
  en: new RegExp(`(?<!\\d)(\\d{1,2}) (?=(?:${months.en})(?!\\p{L}))`, 'gu'),
}
const noBreakSpace = '\u00a0'

/**
 * Keeps a day with its month in one line, and marks words of the other language with `lang` and
 * `dir` (WCAG 3.1.2).
 */
function writeText(text: string, locale: Locale): Markup {
  const lang = otherLocale(locale)
  const parts = text
    .replace(dayOfMonth[locale], `$1${noBreakSpace}`)
    .split(foreign[locale])
    .map((part, at) =>
      at % 2 === 0 ? part : markup`<span lang="${lang}" dir="${directions[lang]}">${part}</span>`,
    )
  return markup`${parts}`
}

/** Links in content already have their language prefix. */
function writeLink(href: string, of: readonly Inline[], deps: TextDeps): Markup {
  const text = writeInlines(of, deps)
  if (href.startsWith('https:')) {
    const mark = writeIcon('arrow-up-right', 'icon--flip icon--out')
    const notice = deps.t('link.outside')
    return markup`<a href="${href}" rel="noopener">${text}${mark}<span class="visually-hidden">${notice}</span></a>`
  }
  const isAddress = /^(?:mailto|tel):/.test(href)
  return markup`<a href="${href}">${isAddress ? markup`<bdi>${text}</bdi>` : text}</a>`
}

/** An icon that is hidden from assistive technology, as `client/ui/icons/icon.tsx` renders it. */
export function writeIcon(name: keyof typeof icons, classes: string): Markup {
  const body = new Markup(icons[name] ?? '')
  return markup`<svg class="icon ${classes}" viewBox="0 0 24 24" aria-hidden="true">${body}</svg>`
}

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

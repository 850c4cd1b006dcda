import type { Body } from '#domain/content/kinds'
import { questionPath } from '#domain/faq'
import { localPath, splitPath } from '#domain/locale'
import type { EntryRow } from './entry-file'

/** Where every question and category is found, by slug. */
function findAddresses(rows: readonly EntryRow[]): Map<string, string> {
  const questions = rows
    .filter(({ kind, locale }) => kind === 'question' && locale === 'ar')
    .toSorted(inOrder)
  const categoryOf = ({ body }: EntryRow) => (body as Body<'question'>).category
  const placed = questions.map((row) => {
    const category = categoryOf(row)
    const at = questions.filter((other) => categoryOf(other) === category).indexOf(row)
    return [row.slug, questionPath(category, at, row.slug)] as const
  })
  const categories = rows
    .filter(({ kind }) => kind === 'question-category')
    .map(({ slug }) => [slug, `/faq?category=${slug}`] as const)
  return new Map([...categories, ...placed])
}

/** As `listKinds` orders records. */
function inOrder(one: EntryRow, other: EntryRow): number {
  return (one.position ?? 0) - (other.position ?? 0) || (one.slug < other.slug ? -1 : 1)
}

/**
 * Content names a question by `/faq#slug`. The list has pages, so that the link is brought to the
 * page that has it: the one of its category.
 */
export function placeQuestionLinks(rows: readonly EntryRow[]): EntryRow[] {
  const addresses = findAddresses(rows)
  const place = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(place)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        key === 'href' && typeof item === 'string' ? placeOne(item) : place(item),
      ]),
    )
  }
  const placeOne = (href: string): string => {
    const [address = '', slug = ''] = href.split('#')
    const { locale, path } = splitPath(address)
    const found = path === '/faq' ? addresses.get(slug) : undefined
    return found ? localPath(found, locale) : href
  }
  return rows.map((row) => ({ ...row, body: place(row.body) }))
}

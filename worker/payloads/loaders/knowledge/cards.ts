import { countChapters, readBookFacts } from '#db/entries/books'
import type { Listed, ListQuery } from '#db/entries/list-query'
import { listNewest } from '#db/entries/listings'
import type { Format } from '#domain/dates/format'
import type { BookCard } from '#domain/payloads/knowledge'
import type { LoaderDeps } from '../../loader'

/** Upper bound of a list; each card is a line on several pages. */
const most = 500

/** Book cards of all sections or of one (the facet value), last revised first. */
export async function readCards(deps: LoaderDeps, format: Format, facetValue?: string) {
  const listed = await listNewest(deps.db, bookListing(deps, facetValue), most)
  return { cards: await toCards(deps, format, listed), listed }
}

export function bookListing({ locale, now }: LoaderDeps, facetValue?: string): ListQuery {
  return { kind: 'book', locale, now, facetValue }
}

export async function toCards(
  { db, locale, now }: LoaderDeps,
  format: Format,
  listed: readonly Listed[],
): Promise<BookCard[]> {
  const slugs = listed.map(({ slug }) => slug)
  const [facts, chapters] = await Promise.all([
    readBookFacts(db, locale, slugs, now),
    countChapters(db, locale, now),
  ])
  return listed.flatMap(({ slug, title, summary, date, writtenIn }) => {
    const known = facts.get(slug)
    if (!known) return []
    const { type, section, edition, cover } = known
    return {
      slug,
      title,
      summary: summary ?? '',
      type,
      section,
      chapters: chapters.get(slug)?.chapters ?? 0,
      subsections: chapters.get(slug)?.subsections ?? 0,
      edition,
      revised: format.date(date),
      cover,
      lang: writtenIn,
    }
  })
}

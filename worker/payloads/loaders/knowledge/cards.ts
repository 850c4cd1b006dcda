import { countChapters, readBookFacts } from '#db/entries/books'
import type { Listed, Listing } from '#db/entries/list-query'
import { listNewest } from '#db/entries/listings'
import type { Format } from '#domain/dates/format'
import type { BookCard } from '#domain/payloads/knowledge'
import type { LoaderDeps } from '../../loader'

/** More than a hub has that its readers overlook; each is a line of some pages. */
const most = 500

/** Books of the hub, or of one section (the label), as lists show them: last revised first. */
export async function readCards(deps: LoaderDeps, format: Format, label?: string) {
  const listed = await listNewest(deps.db, bookListing(deps, label), most)
  return { cards: await toCards(deps, format, listed), listed }
}

export function bookListing({ locale, now }: LoaderDeps, label?: string): Listing {
  return { kind: 'book', locale, now, label }
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

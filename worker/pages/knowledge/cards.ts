import { countBooks, countChapters, readBookFacts } from '#db/entries/books'
import { listEntries } from '#db/entries/entries'
import type { Listed } from '#db/entries/list-query'
import { listNewest } from '#db/entries/listings'
import type { Entry } from '#domain/content/entry'
import { type BookType, bookTypes } from '#domain/content/knowledge/book'
import type { Format } from '#domain/dates/format'
import type { BookCard, SectionCard } from '#domain/payloads/knowledge'
import type { LoaderDeps } from '../../payloads/loader'

/** Upper bound of a list; each card is a line on several pages. */
const most = 500

/** Book cards of all sections or of one (the facet value), last revised first. */
export async function readCards(deps: LoaderDeps, format: Format, facetValue?: string) {
  const { db, locale, now } = deps
  const listed = await listNewest(db, { kind: 'book', locale, now, facetValue }, most)
  return { cards: await toCards(deps, format, listed), listed }
}

async function toCards(
  { db, locale, now }: LoaderDeps,
  format: Format,
  listed: readonly Listed[],
): Promise<BookCard[]> {
  const slugs = listed.map(({ slug }) => slug)
  const [facts, counts] = await Promise.all([
    readBookFacts(db, locale, slugs, now),
    countChapters(db, locale, now),
  ])
  return listed.flatMap(({ slug, title, summary, date, writtenIn }) => {
    const known = facts.get(slug)
    if (!known) return []
    const { type, section, edition } = known
    return {
      slug,
      title,
      summary: summary ?? '',
      type,
      section,
      ...(counts.get(slug) ?? { chapters: 0, subsections: 0 }),
      edition,
      revised: format.date(date),
      lang: writtenIn,
    }
  })
}

/** Number of cards of all types and of each that has any. */
export function countTypes(cards: readonly BookCard[]) {
  const count = (type: BookType) => cards.filter((card) => card.type === type).length
  const types = bookTypes.map((type) => ({ type, count: count(type) }))
  return [{ type: null, count: cards.length }, ...types.filter(({ count }) => count > 0)]
}

/** All sections of the hub in their order, as entries and as cards. */
export async function readSections({ db, locale, now }: LoaderDeps) {
  const [entries, counts] = await Promise.all([
    listEntries(db, 'knowledge-section', locale, now),
    countBooks(db, locale, now),
  ])
  const sections = entries.map((entry) => toSection(entry, counts.get(entry.slug) ?? 0))
  return { entries, sections }
}

function toSection(
  { slug, title, summary, body }: Entry<'knowledge-section'>,
  count: number,
): SectionCard {
  return { slug, title, summary: summary ?? '', icon: body.icon, count }
}

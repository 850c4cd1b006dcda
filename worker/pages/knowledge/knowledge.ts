import { listUsefulness } from '#db/feedback/usefulness'
import { newestChange } from '#domain/content/entry'
import { riyadhDate } from '#domain/dates/calendar'
import { rankBooks } from '#domain/feedback/usefulness'
import type { BookCard } from '#domain/payloads/knowledge'
import { type Loader, loadFormat } from '../../payloads/loader'
import { readCards, readSections } from './cards'

const shelfSize = 6
const listSize = 4

export const loadKnowledge: Loader<'knowledge'> = async (deps) => {
  const format = await loadFormat(deps)
  const [{ cards, listed }, { entries, sections }, votes] = await Promise.all([
    readCards(deps, format),
    readSections(deps),
    listUsefulness(deps.db, riyadhDate(deps.now)),
  ])
  const modified = newestChange([...listed, ...entries])
  if (modified === null) return null
  const books = cards.filter(({ type }) => type !== 'form')
  return {
    modified: format.date(modified),
    total: cards.length,
    sections,
    shelf: byChapters(books).slice(0, shelfSize),
    newest: books.slice(0, listSize),
    useful: mostUseful(books, rankBooks(votes)),
    forms: cards.filter(({ type }) => type === 'form').slice(0, listSize),
  }
}

export function byChapters(cards: readonly BookCard[]): BookCard[] {
  return cards.toSorted((a, b) => b.chapters - a.chapters)
}

/** Books by usefulness votes, then the longest guides; empty until a book has votes. */
function mostUseful(cards: readonly BookCard[], ranked: readonly string[]): BookCard[] {
  const found = ranked.flatMap((slug) => cards.find((card) => card.slug === slug) ?? [])
  if (found.length === 0) return []
  const guides = byChapters(cards).filter(({ type }) => type === 'guide')
  return [...new Set([...found, ...guides])].slice(0, listSize)
}

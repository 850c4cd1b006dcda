import { listUsefulness } from '#db/feedback/usefulness'
import { newestChange } from '#domain/content/entry'
import { riyadhDate } from '#domain/dates/calendar'
import { rankBooks } from '#domain/feedback/usefulness'
import type { BookCard } from '#domain/payloads/knowledge'
import { type Loader, loadFormat } from '../../loader'
import { readCards } from './cards'
import { readSections } from './section-cards'

const onShelf = 6
const inList = 4

export const loadKnowledge: Loader<'knowledge'> = async (deps) => {
  const format = await loadFormat(deps)
  const [{ cards, listed }, { entries, sections }, said] = await Promise.all([
    readCards(deps, format),
    readSections(deps),
    listUsefulness(deps.db, riyadhDate(deps.now)),
  ])
  const modified = newestChange([...listed, ...entries])
  if (modified === null) return null
  const read = cards.filter(({ type }) => type !== 'form')
  return {
    modified: format.date(modified),
    total: cards.length,
    sections,
    shelf: byChapters(read).slice(0, onShelf),
    newest: read.slice(0, inList),
    useful: mostUseful(read, rankBooks(said)),
    forms: cards.filter(({ type }) => type === 'form').slice(0, inList),
  }
}

export const loadKnowledgeSearch: Loader<'knowledgeSearch'> = async (deps) => {
  const [format, { entries, sections }] = await Promise.all([loadFormat(deps), readSections(deps)])
  const modified = newestChange(entries)
  return modified === null ? null : { modified: format.date(modified), sections }
}

/** Books with most chapters first. */
export function byChapters(cards: readonly BookCard[]): BookCard[] {
  return cards.toSorted((a, b) => b.chapters - a.chapters)
}

/** The books that readers found useful, then the fullest guides; empty until a book is voted for. */
function mostUseful(cards: readonly BookCard[], ranked: readonly string[]): BookCard[] {
  const found = ranked.flatMap((slug) => cards.find((card) => card.slug === slug) ?? [])
  if (found.length === 0) return []
  const guides = byChapters(cards).filter(({ type }) => type === 'guide')
  return [...new Set([...found, ...guides])].slice(0, inList)
}

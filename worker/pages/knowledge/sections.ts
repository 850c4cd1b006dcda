import { findEntry } from '#db/entries/entries'
import { newestChange } from '#domain/content/entry'
import { bookTypes } from '#domain/content/knowledge/book'
import { type Loader, loadFormat } from '../../payloads/loader'
import { itemList } from '../json-ld'
import { countTypes, readCards, readSections } from './cards'

export const loadSections: Loader<'sections'> = async (deps) => {
  const format = await loadFormat(deps)
  const [{ cards, listed }, { entries, sections }] = await Promise.all([
    readCards(deps, format),
    readSections(deps),
  ])
  const modified = newestChange([...listed, ...entries])
  if (modified === null) return null
  return {
    modified: format.date(modified),
    total: cards.length,
    sections: sections.map((section) => ({
      ...section,
      books: cards.filter((card) => card.section === section.slug),
    })),
  }
}

export const loadSection: Loader<'section'> = async (deps, { slug = '', type }) => {
  const chosen = bookTypes.find((known) => known === type) ?? null
  if (type && !chosen) return null
  const format = await loadFormat(deps)
  const [entry, { cards, listed }] = await Promise.all([
    findEntry(deps.db, 'knowledge-section', slug, deps.locale, deps.now),
    readCards(deps, format, slug),
  ])
  if (!entry) return null
  const books = cards.filter((card) => !chosen || card.type === chosen)
  const lead = entry.summary ?? ''
  const title = chosen ? `${entry.title}: ${deps.t(`knowledge.types.${chosen}`)}` : entry.title
  return {
    modified: format.date(newestChange([entry, ...listed]) ?? entry.updatedAt),
    lead,
    counts: countTypes(cards),
    chosen,
    books,
    head: { title, description: lead },
    jsonLd: [itemList(deps, 'book', books)],
  }
}

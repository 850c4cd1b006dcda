import { readChapters } from '#db/entries/chapters'
import { findEntry } from '#db/entries/entries'
import { newestChange } from '#domain/content/entry'
import { numberChapters } from '#domain/content/knowledge/chapter-tree'
import { contentsOf, readingMinutes } from '#domain/content/plain-text'
import { excerpt } from '#domain/text/clean-text'
import { type Loader, loadFormat } from '../../payloads/loader'
import { writeText } from '../../payloads/text/write-text'
import { readCards } from './cards'
import { loadComments } from './comments'
import { bookNode, chapterNode } from './nodes'

const related = 3

export const loadBook: Loader<'book'> = async (deps, { slug = '' }) => {
  const { db, locale, now } = deps
  const [format, entry, chapters] = await Promise.all([
    loadFormat(deps),
    findEntry(db, 'book', slug, locale, now),
    readChapters(db, { book: slug, locale, now }),
  ])
  if (!entry) return null
  const { body } = entry
  const [section, { cards }] = await Promise.all([
    findEntry(db, 'knowledge-section', body.section, locale, now),
    readCards(deps, format, body.section),
  ])
  const card = cards.find((known) => known.slug === slug)
  if (!card || !section) return null
  return {
    modified: format.date(newestChange([entry, ...chapters]) ?? entry.updatedAt),
    book: card,
    audience: body.audience,
    owner: body.owner,
    published: format.date(body.published),
    sectionTitle: section.title,
    readingMinutes: readingMinutes([body.body, ...chapters.map((one) => one.body)].flat()),
    chapters: numberChapters(chapters).map(({ title, summary, path, number, depth }) => ({
      title,
      summary: summary ?? '',
      path,
      number,
      depth,
    })),
    contents: contentsOf(body.body),
    body: writeText(body.body, deps),
    fields: body.fields,
    related: cards.filter((known) => known !== card).slice(0, related),
    comments: await loadComments(deps, format, { name: 'book', params: { slug } }),
    head: { title: entry.title, description: excerpt(card.summary) },
    jsonLd: [
      {
        ...bookNode(deps, entry),
        hasPart: chapters.map((one, at) => chapterNode(deps, slug, one, at + 1)),
      },
    ],
  }
}

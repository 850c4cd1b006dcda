import { listChapters } from '#db/entries/chapters'
import { findEntry } from '#db/entries/entries'
import { neighboursOf, numberChapters, pathsAbove } from '#domain/content/knowledge/chapter-tree'
import { contentsOf, readingMinutes } from '#domain/content/plain-text'
import { fillPath } from '#domain/site/routes'
import { excerpt } from '#domain/text/clean-text'
import { type Loader, loadFormat } from '../../payloads/loader'
import { writeText } from '../../payloads/text/write-text'
import { loadComments } from './comments'
import { bookReference, chapterNode } from './nodes'

export const loadChapter: Loader<'chapter'> = async (deps, { slug = '', rest = '' }) => {
  const { db, locale, now } = deps
  const [format, book, listed] = await Promise.all([
    loadFormat(deps),
    findEntry(db, 'book', slug, locale, now),
    listChapters(db, { book: slug, locale, now }),
  ])
  const at = listed.findIndex(({ path }) => path === rest)
  const place = listed[at]
  if (!book || !place) return null
  const entry = await findEntry(db, 'chapter', place.slug, locale, now)
  if (!entry) return null
  const chapters = numberChapters(listed).map(({ title, path, number, depth }) => ({
    title,
    path,
    number,
    depth,
  }))
  const { body } = entry.body
  const lead = entry.summary ?? ''
  const above = pathsAbove(rest).flatMap((path) => chapters.find((one) => one.path === path) ?? [])
  return {
    modified: format.date(entry.updatedAt),
    book: { slug, title: book.title, edition: book.body.edition },
    owner: book.body.owner,
    chapters,
    path: rest,
    at: at + 1,
    number: chapters[at]?.number ?? '',
    lead,
    revised: format.date(entry.date ?? entry.updatedAt),
    readingMinutes: readingMinutes(body),
    contents: contentsOf(body),
    body: writeText(body, deps),
    previous: neighboursOf(chapters, rest)?.previous ?? null,
    next: neighboursOf(chapters, rest)?.next ?? null,
    comments: await loadComments(deps, format, { name: 'chapter', params: { slug, rest } }),
    head: {
      title: entry.title,
      description: excerpt(lead),
      trail: [
        { title: book.title, path: fillPath('book', { slug }) },
        ...above.map(({ title, path }) => ({
          title,
          path: fillPath('chapter', { slug, rest: path }),
        })),
      ],
    },
    jsonLd: [{ ...chapterNode(deps, slug, place, at + 1), isPartOf: bookReference(deps, book) }],
  }
}

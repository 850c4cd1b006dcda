import { findEntry } from '#db/entries/entries'
import { contentsOf, readingMinutes } from '#domain/content/plain-text'
import { type Loader, loadFormat } from '../../loader'
import { writeText } from '../../text/write-text'

export const loadArticle: Loader<'article'> = async (deps, { slug = '' }) => {
  const [entry, format] = await Promise.all([
    findEntry(deps.db, 'policy', slug, deps.locale, deps.now),
    loadFormat(deps),
  ])
  if (!entry) return null
  const { version, effective, history, body } = entry.body
  return {
    modified: format.date(entry.updatedAt),
    slug,
    title: entry.title,
    lead: entry.summary ?? '',
    version: { number: version, effective: format.date(effective) },
    readingMinutes: readingMinutes(body),
    contents: contentsOf(body),
    body: writeText(body, deps),
    history: history.map(({ date, note }) => ({ date: format.date(date), note })),
    head: { title: entry.title, description: entry.summary ?? '' },
  }
}

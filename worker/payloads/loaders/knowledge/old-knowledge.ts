import { listEntries, listTitles } from '#db/entries/entries'
import { newestChange } from '#domain/content/entry'
import { type Loader, loadFormat } from '../../loader'

export const loadOldKnowledge: Loader<'oldKnowledge'> = async (deps) => {
  const { db, locale, now } = deps
  const [format, entries, books] = await Promise.all([
    loadFormat(deps),
    listEntries(db, 'archived-item', locale, now),
    listTitles(db, 'book', locale, now),
  ])
  const modified = newestChange(entries)
  if (modified === null) return null
  return {
    modified: format.date(modified),
    items: entries.map(({ slug, title, summary, date, updatedAt, body }) => ({
      slug,
      title,
      summary: summary ?? '',
      type: body.type,
      published: format.date(body.published),
      archived: format.date(date ?? updatedAt),
      reason: body.reason,
      replacement: books.find((book) => book.slug === body.replacedBy) ?? null,
    })),
  }
}

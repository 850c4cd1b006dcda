import { listEntries, listTitles } from '#db/entries/entries'
import { newestChange } from '#domain/content/entry'
import { monthsBetween, riyadhDate } from '#domain/dates/calendar'
import { type Loader, loadFormat } from '../../payloads/loader'

export const loadOldKnowledge: Loader<'oldKnowledge'> = async (deps) => {
  const { db, locale, now } = deps
  const [format, entries, books] = await Promise.all([
    loadFormat(deps),
    listEntries(db, 'archived-item', locale, now),
    listTitles(db, 'book', locale, now),
  ])
  const modified = newestChange(entries)
  if (modified === null) return null
  const endOf = ({ date, updatedAt }: (typeof entries)[number]) => date ?? riyadhDate(updatedAt)
  return {
    modified: format.date(modified),
    items: entries.map((entry) => {
      const { slug, title, summary, body } = entry
      return {
        slug,
        title,
        summary: summary ?? '',
        type: body.type,
        published: format.date(body.published),
        archived: format.date(endOf(entry)),
        months: monthsBetween(body.published, endOf(entry)),
        reason: body.reason,
        replacement: books.find((book) => book.slug === body.replacedBy) ?? null,
      }
    }),
  }
}

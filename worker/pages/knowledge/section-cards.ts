import { countBooks } from '#db/entries/books'
import { listEntries } from '#db/entries/entries'
import type { Entry } from '#domain/content/entry'
import type { SectionCard } from '#domain/payloads/knowledge'
import type { LoaderDeps } from '../../payloads/loader'

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

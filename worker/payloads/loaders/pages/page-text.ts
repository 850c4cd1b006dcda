import { findEntry } from '#db/entries/entries'
import { readSettings } from '#db/entries/settings'
import { newestChange } from '#domain/content/entry'
import type { PageName, SectionName } from '#domain/content/pages/page'
import { type Section, toSections } from '#domain/content/pages/section'
import { createFormat, type Format } from '#domain/dates/format'
import type { PageText } from '#domain/payloads/institution'
import type { Settings } from '#domain/site/settings'
import type { LoaderDeps } from '../../loader'

interface ReadText<N extends PageName> {
  settings: Settings
  format: Format
  /** The page's words, changed when the newest of them or of the records beside them was. */
  textWith: (records?: readonly { updatedAt: number }[]) => PageText<N>
}

/** What is written for a page with a shape of its own, or null when it does not stand. */
export async function readPageText<N extends PageName>(
  { db, locale, now }: LoaderDeps,
  name: N,
): Promise<ReadText<N> | null> {
  const [entry, settings] = await Promise.all([
    findEntry(db, 'page', name, locale, now),
    readSettings(db),
  ])
  if (!entry) return null
  const format = createFormat({ locale, digits: settings.digits })
  const sections = toSections(entry.body.body).map((section) => [section.id, section])
  return {
    settings,
    format,
    textWith: (records = []) => ({
      modified: format.date(newestChange([entry, ...records]) ?? entry.updatedAt),
      lead: entry.summary ?? '',
      // The seed lets no page through whose sections are not those of its name.
      sections: Object.fromEntries(sections) as Record<SectionName<N>, Section>,
    }),
  }
}

import { findEntry, readSettings } from '#db/entries/entries'
import { newestChange } from '#domain/content/entry'
import type { PageName, SectionName } from '#domain/content/pages/page'
import { type BlockSection, toSections } from '#domain/content/pages/section'
import { createFormat, type Format } from '#domain/dates/format'
import type { PageText } from '#domain/payloads/institution'
import type { TextSection } from '#domain/payloads/text-part'
import type { Settings } from '#domain/site/settings'
import type { LoaderDeps } from '../payloads/loader'
import type { TextDeps } from '../payloads/text/write-inlines'
import { writeText } from '../payloads/text/write-text'

interface PageTextSource<N extends PageName> {
  settings: Settings
  format: Format
  /** The texts; `modified` is the newest change of the text and of `records`. */
  textWith: (records?: readonly { updatedAt: number }[]) => PageText<N>
}

/** The editors' text of a page with fixed sections; null when it is not published. */
export async function readPageText<N extends PageName>(
  deps: LoaderDeps,
  name: N,
): Promise<PageTextSource<N> | null> {
  const { db, locale, now } = deps
  const [entry, settings] = await Promise.all([
    findEntry(db, 'page', name, locale, now),
    readSettings(db),
  ])
  if (!entry) return null
  const format = createFormat({ locale, digits: settings.digits })
  const sections = toSections(entry.body.body).map((section) => [
    section.id,
    writeSection(section, deps),
  ])
  return {
    settings,
    format,
    textWith: (records = []) => ({
      modified: format.date(newestChange([entry, ...records]) ?? entry.updatedAt),
      lead: entry.summary ?? '',
      // The seed rejects pages with other sections than those of their name.
      sections: Object.fromEntries(sections) as Record<SectionName<N>, TextSection>,
    }),
  }
}

function writeSection({ intro, parts, ...head }: BlockSection, deps: TextDeps): TextSection {
  return {
    ...head,
    intro: writeText(intro, deps),
    parts: parts.map(({ body, ...part }) => ({ ...part, body: writeText(body, deps) })),
  }
}

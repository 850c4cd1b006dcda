import { listRelatedMost } from '#db/entries/term-relations'
import type { SearchPayload } from '#domain/payloads/search'
import { termPath } from '#domain/site/letter-path'
import { localPath } from '#domain/site/locale'
import type { LoaderDeps } from '../../loader'
import { readSections } from '../knowledge/section-cards'

const mostTerms = 6

/** Where a search of the knowledge hub begins that asks for nothing yet. */
export async function loadHubStart(deps: LoaderDeps): Promise<SearchPayload['start']> {
  const { db, locale, now } = deps
  const [terms, { sections }] = await Promise.all([
    listRelatedMost(db, locale, now, mostTerms),
    readSections(deps),
  ])
  return {
    sections,
    terms: terms.map((term) => ({ text: term.title, href: localPath(termPath(term), locale) })),
  }
}

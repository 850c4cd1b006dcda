import { findEntry, listEntries } from '#db/entries/entries'
import { disclosureOutcomes } from '#domain/content/pages/disclosure'
import { contentsOf, readingMinutes } from '#domain/content/plain-text'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'
import { writeText } from '../../payloads/text/write-text'

export const loadArticle: Loader<'article'> = async (deps, { slug = '' }) => {
  const [entry, format] = await Promise.all([
    findEntry(deps.db, 'policy', slug, deps.locale, deps.now),
    loadFormat(deps),
  ])
  if (!entry) return null
  const { version, effective, history, body } = entry.body
  const foldTitle = (count: number) => format.text(deps.t('article.tableRows', { count }))
  return {
    modified: format.date(entry.updatedAt),
    slug,
    title: entry.title,
    lead: entry.summary ?? '',
    version: { number: version, effective: format.date(effective) },
    readingMinutes: readingMinutes(body),
    contents: contentsOf(body),
    body: writeText(body, { ...deps, foldTitle }),
    ...(slug === 'information-freedom' && { answers: await countAnswers(deps) }),
    history: history.map(({ date, note }) => ({ date: format.date(date), note })),
    head: { title: entry.title, description: entry.summary ?? '' },
  }
}

async function countAnswers({ db, locale, now, t }: LoaderDeps) {
  const disclosures = await listEntries(db, 'disclosure', locale, now)
  return disclosureOutcomes
    .map((outcome) => ({
      outcome: t(`disclosures.outcomes.${outcome}`),
      count: disclosures.filter(({ body }) => body.outcome === outcome).length,
    }))
    .filter(({ count }) => count > 0)
}

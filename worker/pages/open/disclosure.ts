import { findEntry, listEntries } from '#db/entries/entries'
import type { Entry } from '#domain/content/entry'
import { filePath } from '#domain/datasets/formats'
import { localPath } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { excerpt } from '#domain/text/clean-text'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'

export const loadDisclosure: Loader<'disclosure'> = async (deps, { slug = '' }) => {
  const { db, locale, now, t } = deps
  const entry = await findEntry(db, 'disclosure', slug, locale, now)
  if (!entry?.date) return null
  const [datasets, format] = await Promise.all([
    listEntries(db, 'dataset', locale, now),
    loadFormat(deps),
  ])
  const { title, summary, date, body } = entry
  return {
    modified: format.date(entry.updatedAt),
    kind: body.requestKind,
    outcome: body.outcome,
    received: format.monthOfYear(body.received),
    answeredOn: format.date(date),
    requests:
      body.requests > 1 ? format.text(t('openData.requests', { count: body.requests })) : null,
    workingDays: body.workingDays,
    topic: body.topic && t(`openData.topics.${body.topic}`),
    asked: format.text(summary ?? ''),
    answer: body.answer.map((paragraph) => format.text(paragraph)),
    exemption: body.exemption && t(`disclosures.exemptions.${body.exemption}`),
    datasets: datasets
      .filter((dataset) => body.datasets.includes(dataset.slug))
      .map((dataset) => ({
        slug: dataset.slug,
        title: dataset.title,
        summary: dataset.summary ?? '',
        filePath: filePath(dataset.slug, 'latest', 'csv'),
      })),
    pages: body.pages.map((page) => ({ title: page.title, href: localPath(page.path, locale) })),
    head: { title, description: excerpt(summary ?? title) },
    jsonLd: [toQuestion(deps, entry, date)],
  }
}

/** A request and its answer as schema.org has them. */
function toQuestion(
  { origin, locale }: LoaderDeps,
  { slug, title, summary, body }: Entry<'disclosure'>,
  answeredOn: string,
): object {
  const url = origin + routePath('disclosure', locale, { slug })
  return {
    '@type': 'Question',
    '@id': `${url}#question`,
    url,
    name: title,
    text: summary,
    inLanguage: locale,
    answerCount: 1,
    acceptedAnswer: {
      '@type': 'Answer',
      text: body.answer.join('\n'),
      dateCreated: answeredOn,
      author: { '@id': `${origin}/#organization` },
    },
  }
}

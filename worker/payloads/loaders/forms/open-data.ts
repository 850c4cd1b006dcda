import { listEntries } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import type { Format } from '#domain/dates/format'
import type { Dataset } from '#domain/payloads/open'
import { routePath } from '#domain/site/routes'
import { type Loader, type LoaderDeps, loadFormat } from '../../loader'
import { jsonLdDates } from '../media/json-ld-dates'
import { readFormOptions } from './form-options'
import { findPageIntro, toPageIntro } from './page-intro'

export const loadOpenData: Loader<'openData'> = async (deps) => {
  const [entries, text, format, formOptions] = await Promise.all([
    listEntries(deps.db, 'dataset', deps.locale, deps.now),
    findPageIntro(deps, 'open-data'),
    loadFormat(deps),
    readFormOptions(deps),
  ])
  if (!text || !formOptions) return null
  return {
    ...toPageIntro(text, format, deps),
    modified: format.date(newestChange([text, ...entries]) ?? text.updatedAt),
    requestTypes: formOptions.lists.dataRequestTypes,
    datasets: entries.map((entry) => toDataset(entry, format)),
    jsonLd: [describe(entries, deps)],
  }
}

function toDataset(
  { slug, title, summary, date, updatedAt, body }: Entry<'dataset'>,
  format: Format,
): Dataset {
  const { topic, frequency, formats, period, columns } = body
  return {
    slug,
    title,
    summary: summary ?? '',
    topic,
    frequency,
    formats,
    issued: format.date(date ?? updatedAt),
    period: { from: format.date(period.from), to: period.to ? format.date(period.to) : null },
    columns,
  }
}

function describe(entries: readonly Entry<'dataset'>[], { origin, locale }: LoaderDeps): object {
  const page = origin + routePath('openData', locale)
  return {
    '@type': 'DataCatalog',
    url: page,
    publisher: { '@id': `${origin}/#organization` },
    dataset: entries.map(({ slug, title, summary, date, updatedAt, body }) => ({
      '@type': 'Dataset',
      '@id': `${page}#${slug}`,
      name: title,
      description: summary,
      license: `${page}#licence`,
      creator: { '@id': `${origin}/#organization` },
      ...jsonLdDates({ published: date, updatedAt }),
      temporalCoverage: `${body.period.from}/${body.period.to ?? '..'}`,
    })),
  }
}

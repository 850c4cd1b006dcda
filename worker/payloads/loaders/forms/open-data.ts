import { type LatestVersion, readLatest } from '#db/datasets/versions'
import { listEntries } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import { catalogAddresses, datasetAddresses } from '#domain/datasets/catalog/catalog-addresses'
import { filePath } from '#domain/datasets/formats'
import { riyadhDate } from '#domain/dates/calendar'
import type { DatasetCard } from '#domain/payloads/datasets'
import { routePath } from '#domain/site/routes'
import { type Loader, type LoaderDeps, loadFormat } from '../../loader'
import type { ChartDeps } from '../datasets/charts/chart-source'
import { showChart } from '../datasets/charts/show-chart'
import { jsonLdDates } from '../media/json-ld-dates'
import { readFormOptions } from './form-options'
import { findPageIntro, toPageIntro } from './page-intro'

/** Datasets whose charts are shown large. */
const highlighted = ['requests-and-replies', 'framework-agreements', 'service-levels']

export const loadOpenData: Loader<'openData'> = async (deps) => {
  const { db, locale, now, t } = deps
  const [entries, latest, text, format, formOptions] = await Promise.all([
    listEntries(db, 'dataset', locale, now),
    readLatest(db),
    findPageIntro(deps, 'open-data'),
    loadFormat(deps),
    readFormOptions(deps),
  ])
  if (!text || !formOptions) return null
  const chartDeps = { t, format, locale, today: riyadhDate(now) }
  const datasets = entries.map((entry) => toCard(entry, latest.get(entry.slug), chartDeps))
  return {
    ...toPageIntro(text, format, deps),
    modified: format.date(newestChange([text, ...entries]) ?? text.updatedAt),
    requestTypes: formOptions.lists.dataRequestTypes,
    highlights: highlighted.flatMap((slug) => {
      const title = datasets.find((dataset) => dataset.slug === slug)?.title
      const chart = showChart(slug, latest.get(slug)?.rows ?? [], 'large', chartDeps)
      return title && chart ? { slug, title, chart } : []
    }),
    datasets,
    fileCount: format.number(datasets.reduce((sum, { files }) => sum + files.length, 0)),
    jsonLd: [describe(entries, latest, deps)],
  }
}

function toCard(
  { slug, title, summary, body }: Entry<'dataset'>,
  latest: LatestVersion | undefined,
  deps: ChartDeps,
): DatasetCard {
  const { topic, frequency } = body
  return {
    slug,
    title,
    summary: summary ?? '',
    topic,
    frequency,
    version: latest ? deps.format.date(latest.date) : null,
    chart: showChart(slug, latest?.rows ?? [], 'small', deps),
    files: (latest?.files ?? []).map(({ format }) => ({
      format,
      path: filePath(slug, latest?.date ?? 'latest', format),
    })),
  }
}

function describe(
  entries: readonly Entry<'dataset'>[],
  latest: ReadonlyMap<string, LatestVersion>,
  { origin, locale }: LoaderDeps,
): object {
  const { catalog, publisher, licence } = catalogAddresses(origin)
  return {
    '@type': 'DataCatalog',
    '@id': catalog,
    url: origin + routePath('openData', locale),
    publisher: { '@id': publisher },
    dataset: entries.map(({ slug, title, summary, date, updatedAt }) => ({
      '@type': 'Dataset',
      '@id': datasetAddresses(origin, slug).dataset,
      url: origin + routePath('dataset', locale, { slug }),
      name: title,
      description: summary,
      license: licence,
      ...jsonLdDates({ published: date, updatedAt }),
      ...(latest.has(slug) && { dateModified: latest.get(slug)?.date }),
    })),
  }
}

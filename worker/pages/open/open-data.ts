import type { DatasetCard, OpenDataPayload } from '#client/pages/open/open-data/payload.ts'
import { type LatestVersion, readLatest } from '#db/datasets/versions'
import { listKinds } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import { catalogAddresses, datasetAddresses } from '#domain/datasets/catalog-record'
import { filePath } from '#domain/datasets/formats'
import { riyadhDate } from '#domain/dates/calendar'
import type { Format } from '#domain/dates/format'
import type { Translate } from '#domain/messages/translate'
import { routePath } from '#domain/site/routes'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'
import { readFormOptions } from '../form-options'
import { jsonLdDates } from '../json-ld'
import { findPageIntro, toPageIntro } from '../page-text'
import type { ChartSourceDeps } from './charts/describe-chart'
import { showChart, showHighlights } from './charts/show-chart'

/** The dataset that comes first. */
const featured = { slug: 'requests-and-replies' }
const updatesShown = 5
const mostAskedShown = 5

export const loadOpenData: Loader<'openData'> = async (deps) => {
  const { db, locale, now, t } = deps
  const [{ dataset: entries, disclosure: disclosures }, latest, text, format, formOptions] =
    await Promise.all([
      listKinds(db, ['dataset', 'disclosure'], locale, now),
      readLatest(db),
      findPageIntro(deps, 'open-data'),
      loadFormat(deps),
      readFormOptions(deps),
    ])
  if (!text || !formOptions) return null
  const today = riyadhDate(now)
  const chartDeps = { t, format, locale, today }
  const datasets = entries.map((entry) => toCard(entry, latest.get(entry.slug), chartDeps))
  return {
    ...toPageIntro(text, format, deps),
    modified: format.date(newestChange([text, ...entries]) ?? text.updatedAt),
    requestTypes: formOptions.lists.dataRequestTypes,
    featured: showHighlights([featured], entries, latest, chartDeps)[0] ?? null,
    datasets: datasets.toSorted((a, b) => Number(b.chart !== null) - Number(a.chart !== null)),
    updates: listUpdates(entries, latest, format),
    mostAsked: listMostAsked(disclosures, today, t),
    fileCount: format.number(datasets.reduce((sum, { files }) => sum + files.length, 0)),
    jsonLd: [describe(entries, latest, deps)],
  }
}

function toCard(
  { slug, title, summary, body }: Entry<'dataset'>,
  latest: LatestVersion | undefined,
  deps: ChartSourceDeps,
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

function listUpdates(
  entries: readonly Entry<'dataset'>[],
  latest: ReadonlyMap<string, LatestVersion>,
  format: Format,
): OpenDataPayload['updates'] {
  return entries
    .flatMap(({ slug, title }) => {
      const version = latest.get(slug)
      return version ? [{ slug, title, version }] : []
    })
    .toSorted((a, b) => b.version.date.localeCompare(a.version.date))
    .slice(0, updatesShown)
    .map(({ slug, title, version: { date, changes } }) => ({
      slug,
      title,
      changes,
      date: format.date(date),
    }))
}

/** What a single request asked for is left out. */
function listMostAsked(
  disclosures: readonly Entry<'disclosure'>[],
  today: string,
  t: Translate,
): OpenDataPayload['mostAsked'] {
  const since = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return disclosures
    .filter(({ date, body }) => (date ?? '') > since && body.requests > 1)
    .toSorted((a, b) => b.body.requests - a.body.requests)
    .slice(0, mostAskedShown)
    .map(({ slug, title, body }) => ({
      slug,
      title,
      requests: body.requests,
      outcome: t(`disclosures.outcomes.${body.outcome}`),
    }))
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

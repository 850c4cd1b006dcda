import * as v from 'valibot'
import { translators } from '#client/translators.ts'
import { findEntry, readSettings } from '#db/entries/entries'
import { licenceName } from '#domain/datasets/catalog-record'
import type { Chart } from '#domain/datasets/chart'
import { chartChoiceNames, chartPaths, readChartChoice } from '#domain/datasets/chart-choice'
import { riyadhDate } from '#domain/dates/calendar'
import { createFormat } from '#domain/dates/format'
import { id } from '#domain/resources/described'
import type { Locale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { type LoadRowsDeps, loadRows } from '../datasets/load-rows'
import { type LoadVersionsDeps, loadVersions } from '../datasets/versions'
import type { ChartSourceDeps } from '../pages/open/charts/describe-chart'
import { describeDataset } from '../pages/open/charts/show-chart'

export type LoadChartDeps = LoadRowsDeps &
  LoadVersionsDeps & { deployment: { origin: string }; now: number }

/** A chart by itself: what it says, and where it comes from. */
export interface LoneChart {
  /** Of the dataset. */
  title: string
  chart: Chart
  /** To render it. */
  deps: ChartSourceDeps
  /** Day of the version, `YYYY-MM-DD`. */
  version: string
  /** Absolute URL of the dataset's page with the same choice. */
  address: string
  source: string
  licence: { address: string; name: string }
}

/** The chart of a dataset as the query chooses it; null if there is none. Throws 503 without D1. */
export async function loadChart(
  deps: LoadChartDeps,
  slug: string,
  { locale, search }: { locale: Locale; search: URLSearchParams },
): Promise<LoneChart | null> {
  if (!v.is(id, slug)) return null
  const { db, now, deployment } = deps
  const [entry, { versions }, { digits, licence }] = await Promise.all([
    findEntry(db, 'dataset', slug, locale, now),
    loadVersions(deps, slug),
    readSettings(db),
  ])
  const [latest] = versions
  if (!entry || !latest) return null
  const rows = await loadRows(deps, latest)
  const query = chartChoiceNames.map((name) => [name, search.get(name) ?? ''])
  const choice = readChartChoice(rows, Object.fromEntries(query))
  const t = translators[locale]
  const format = createFormat({ locale, digits })
  const source = { t, format, locale, today: riyadhDate(now), choice }
  const chart = describeDataset(slug, rows, source)
  if (!chart) return null
  const { origin } = deployment
  return {
    title: entry.title,
    chart,
    deps: source,
    version: latest.date,
    address: origin + chartPaths(slug, choice, locale).page,
    source: t('dataset.chart.source', {
      authority: t('site.name'),
      title: entry.title,
      day: format.date(latest.date).gregorian,
    }),
    licence: {
      address: licence ?? `${origin}${routePath('openData', locale)}#licence`,
      name: licenceName(licence) ?? t('dataset.facts.licenceName'),
    },
  }
}

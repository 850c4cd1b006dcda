import { findEntry } from '#db/entries/entries'
import { listNewest } from '#db/entries/listings'
import type { Entry } from '#domain/content/entry'
import { readingMinutes } from '#domain/content/plain-text'
import type { BarsChart } from '#domain/datasets/chart'
import { riyadhDate } from '#domain/dates/calendar'
import { routePath } from '#domain/site/routes'
import { excerpt } from '#domain/text/clean-text'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'
import { writeText } from '../../payloads/text/write-text'
import { jsonLdDates } from '../json-ld'
import type { ChartSourceDeps } from '../open/charts/describe-chart'
import { renderShown } from '../open/charts/show-chart'
import { readDownloads } from '../read-downloads'
import { readPictures } from '../read-pictures'
import { toMediaCards } from './cards'

const othersShown = 3

export const loadMediaItem: Loader<'mediaItem'> = async (deps, { slug = '' }) => {
  const { db, locale, now, origin, t } = deps
  const [entry, newest, format, findPicture] = await Promise.all([
    findEntry(db, 'media-item', slug, locale, now),
    listNewest(db, { kind: 'media-item', locale, now }, othersShown + 1),
    loadFormat(deps),
    readPictures(deps),
  ])
  if (!entry?.date) return null
  const { title, summary, body } = entry
  const findFiles = await readDownloads(deps, format, body.files ?? [])
  const chartDeps = { t, format, locale: entry.writtenIn ?? locale, today: riyadhDate(now) }
  return {
    modified: format.date(entry.updatedAt),
    slug,
    lead: summary ?? '',
    type: body.type,
    date: format.date(entry.date),
    readingMinutes: readingMinutes(body.body),
    lang: entry.writtenIn,
    facts: body.facts,
    charts: body.charts.map((chart) => renderShown(toChart(chart, chartDeps), 'large', chartDeps)),
    files: findFiles(body.files),
    picture: findPicture(body.image),
    body: writeText(body.body, deps),
    url: origin + routePath('mediaItem', locale, { slug }),
    others: toMediaCards(newest.filter((item) => item.slug !== slug).slice(0, othersShown), format),
    head: { title, description: excerpt(summary ?? title) },
    jsonLd: [toNode(deps, entry)],
  }
}

/** Marks of the longest row: more could not be counted. */
const mostMarks = 300

type Chart = Entry<'media-item'>['body']['charts'][number]

function toChart({ title, unit, total, bars }: Chart, deps: ChartSourceDeps): BarsChart {
  const { t, format } = deps
  const shown = bars.map((bar) => ({ ...bar, text: format.number(bar.value) }))
  const values = bars.map(({ value }) => value)
  const per = 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(...values, total ?? 0) / mostMarks)))
  const mark =
    per === 1
      ? t('newsroom.media.mark')
      : t('datasetCharts.mark.several', { per: format.number(per) })
  const rest = total && t('newsroom.media.rest', { total: format.number(total) })
  return {
    form: 'bars',
    finding: title,
    caption: `${unit}. ${mark}`,
    label: shown.map(({ label, text }) => `${label}: ${text}`).join(t('date.separator')),
    per,
    bars: shown,
    ...(rest && { goal: { value: total, label: rest, filled: unit } }),
    table: {
      head: [t('newsroom.media.item'), unit],
      rows: shown.map(({ label, text }) => [label, text]),
    },
  }
}

function toNode({ origin, locale }: LoaderDeps, entry: Entry<'media-item'>): object {
  return {
    '@type': 'CreativeWork',
    name: entry.title,
    description: entry.summary,
    ...jsonLdDates({ published: entry.date, updatedAt: entry.updatedAt }),
    inLanguage: entry.writtenIn ?? locale,
    publisher: { '@id': `${origin}/#organization` },
  }
}

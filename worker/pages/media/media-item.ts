import { findEntry } from '#db/entries/entries'
import { listNewest } from '#db/entries/listings'
import type { Entry } from '#domain/content/entry'
import { readingMinutes } from '#domain/content/plain-text'
import type { Format } from '#domain/dates/format'
import type { BarChart } from '#domain/payloads/newsroom'
import { routePath } from '#domain/site/routes'
import { excerpt } from '#domain/text/clean-text'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'
import { writeText } from '../../payloads/text/write-text'
import { jsonLdDates } from '../json-ld'
import { toMediaCards } from './cards'

const othersShown = 3

export const loadMediaItem: Loader<'mediaItem'> = async (deps, { slug = '' }) => {
  const { db, locale, now, origin } = deps
  const [entry, newest, format] = await Promise.all([
    findEntry(db, 'media-item', slug, locale, now),
    listNewest(db, { kind: 'media-item', locale, now }, othersShown + 1),
    loadFormat(deps),
  ])
  if (!entry?.date) return null
  const { title, summary, body } = entry
  return {
    modified: format.date(entry.updatedAt),
    slug,
    lead: summary ?? '',
    type: body.type,
    date: format.date(entry.date),
    readingMinutes: readingMinutes(body.body),
    lang: entry.writtenIn,
    facts: body.facts,
    charts: body.charts.map((chart) => toChart(chart, format)),
    body: writeText(body.body, deps),
    url: origin + routePath('mediaItem', locale, { slug }),
    others: toMediaCards(newest.filter((item) => item.slug !== slug).slice(0, othersShown), format),
    head: { title, description: excerpt(summary ?? title) },
    jsonLd: [toNode(deps, entry)],
  }
}

type Chart = Entry<'media-item'>['body']['charts'][number]

function toChart({ title, unit, total, bars }: Chart, format: Format): BarChart {
  return {
    title,
    unit,
    total,
    bars: bars.map(({ label, value }) => ({ label, value, number: format.number(value) })),
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

import { listEntries } from '#db/entries/entries'
import type { Listed } from '#db/entries/list-query'
import { type MediaType, mediaItemTypes } from '#domain/content/media/media-item'
import type { Format } from '#domain/dates/format'
import type { Translate } from '#domain/messages/translate'
import type { FacetLabel, MediaCard, NewsCard } from '#domain/payloads/newsroom'
import type { LoaderDeps } from '../../payloads/loader'
import { createChartWriter, type RecordChartDeps } from '../../payloads/text/write-record-chart'

/** All tags by slug, in their own order. */
export async function readTags({ db, locale, now }: LoaderDeps): Promise<Map<string, FacetLabel>> {
  const tags = await listEntries(db, 'tag', locale, now)
  return new Map(tags.map(({ slug, title }) => [slug, { slug, title }]))
}

/** Cards of one page; charts of the same unit have the same scale. */
export function toNewsCards(
  items: readonly Listed[],
  tags: Map<string, FacetLabel>,
  deps: { t: Translate; format: Format },
): NewsCard[] {
  const writeChart = createChartWriter(
    items.map(({ chart }) => chart),
    deps,
  )
  return items.map(({ slug, title, summary, date, writtenIn, facetValues, chart, scene }) => ({
    slug,
    title,
    summary: summary ?? '',
    date: deps.format.date(date),
    tag: tags.get(facetValues[0] ?? '') ?? null,
    lang: writtenIn,
    chart: writeChart(chart),
    scene,
  }))
}

export function readMediaType(value: string | undefined): MediaType | undefined {
  return mediaItemTypes.find((type) => type === value)
}

/** Cards of one page; charts of the same unit have the same scale. */
export function toMediaCards(items: readonly Listed[], deps: RecordChartDeps): MediaCard[] {
  const writeChart = createChartWriter(
    items.map(({ chart }) => chart),
    deps,
  )
  return items.map(({ slug, title, summary, date, writtenIn, facetValues, chart, mediaChart }) => ({
    slug,
    title,
    summary: summary ?? '',
    type: readMediaType(facetValues[0]) ?? 'document',
    date: deps.format.date(date),
    lang: writtenIn,
    chart: writeChart(chart),
    bars: toBars(mediaChart, deps),
  }))
}

function toBars(chart: Listed['mediaChart'], { format }: RecordChartDeps): MediaCard['bars'] {
  if (!chart) return null
  const { title, unit, bars, total = null } = chart
  return {
    note: `${title} (${unit})`,
    values: bars.map(({ label, value }) => ({ label, value, text: format.number(value) })),
    total,
  }
}

import type { Listed } from '#db/entries/list-query'
import { type MediaType, mediaItemTypes } from '#domain/content/media/media-item'
import type { MediaCard } from '#domain/payloads/newsroom'
import { createChartWriter, type RecordChartDeps } from '../../payloads/text/write-record-chart'

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

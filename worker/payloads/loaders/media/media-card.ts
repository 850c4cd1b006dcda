import type { Listed } from '#db/entries/list-query'
import { type MediaType, mediaTypes } from '#domain/content/media/media-item'
import type { Format } from '#domain/dates/format'
import type { MediaCard } from '#domain/payloads/newsroom'

export function readMediaType(value: string | undefined): MediaType | undefined {
  return mediaTypes.find((type) => type === value)
}

export function toMediaCard(item: Listed, format: Format): MediaCard {
  const { slug, title, summary, date, writtenIn, facetValues, scene = null, mediaChart } = item
  return {
    slug,
    title,
    summary: summary ?? '',
    type: readMediaType(facetValues[0]) ?? 'document',
    date: format.date(date),
    lang: writtenIn,
    scene,
    chart: mediaChart
      ? { values: mediaChart.bars.map(({ value }) => value), total: mediaChart.total ?? null }
      : null,
  }
}

import { listEntries } from '#db/entries/entries'
import type { Listed } from '#db/entries/list-query'
import { type MediaType, mediaItemTypes } from '#domain/content/media/media-item'
import type { Format } from '#domain/dates/format'
import type { FacetLabel, MediaCard, NewsCard } from '#domain/payloads/newsroom'
import type { LoaderDeps } from '../../payloads/loader'
import type { FindPicture } from '../read-pictures'

/** All tags by slug, in their own order. */
export async function readTags({ db, locale, now }: LoaderDeps): Promise<Map<string, FacetLabel>> {
  const tags = await listEntries(db, 'tag', locale, now)
  return new Map(tags.map(({ slug, title }) => [slug, { slug, title }]))
}

export function toNewsCards(
  items: readonly Listed[],
  tags: Map<string, FacetLabel>,
  { format, findPicture }: { format: Format; findPicture: FindPicture },
): NewsCard[] {
  return items.map(({ slug, title, summary, date, writtenIn, facetValues, image }) => ({
    slug,
    title,
    summary: summary ?? '',
    date: format.date(date),
    tag: tags.get(facetValues[0] ?? '') ?? null,
    lang: writtenIn,
    picture: findPicture(image),
  }))
}

export function readMediaType(value: string | undefined): MediaType | undefined {
  return mediaItemTypes.find((type) => type === value)
}

export function toMediaCards(items: readonly Listed[], format: Format): MediaCard[] {
  return items.map(({ slug, title, summary, date, writtenIn, facetValues }) => ({
    slug,
    title,
    summary: summary ?? '',
    type: readMediaType(facetValues[0]) ?? 'document',
    date: format.date(date),
    lang: writtenIn,
  }))
}

import { listEntries } from '#db/entries/entries'
import type { Listed } from '#db/entries/list-query'
import type { Format } from '#domain/dates/format'
import type { Label, NewsCard } from '#domain/payloads/newsroom'
import type { LoaderDeps } from '../../loader'

/** All tags by slug, in their own order. */
export async function readTags({ db, locale, now }: LoaderDeps): Promise<Map<string, Label>> {
  const tags = await listEntries(db, 'tag', locale, now)
  return new Map(tags.map(({ slug, title }) => [slug, { slug, title }]))
}

export function toNewsCard(item: Listed, tags: Map<string, Label>, format: Format): NewsCard {
  const { slug, title, summary, date, writtenIn, facetValues } = item
  return {
    slug,
    title,
    summary: summary ?? '',
    date: format.date(date),
    tag: tags.get(facetValues[0] ?? '') ?? null,
    lang: writtenIn,
  }
}

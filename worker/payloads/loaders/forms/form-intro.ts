import { findEntry } from '#db/entries/entries'
import type { Entry } from '#domain/content/entry'
import { inlineText } from '#domain/content/plain-text'
import type { Format } from '#domain/dates/format'
import type { LeafletPayload } from '#domain/payloads/open'
import { type LoaderDeps, loadFormat } from '../../loader'

export function findLeaflet({ db, locale, now }: LoaderDeps, slug: string) {
  return findEntry(db, 'leaflet', slug, locale, now)
}

/** What every page with a leaflet shows of it. */
export function toLeaflet(
  { updatedAt, summary, body }: Entry<'leaflet'>,
  format: Format,
): LeafletPayload {
  return {
    modified: format.date(updatedAt),
    lead: summary ?? '',
    contents: body.body.flatMap((block) =>
      block.type === 'heading' && block.level === 2
        ? [{ id: block.id, title: inlineText(block.children) }]
        : [],
    ),
    body: body.body,
  }
}

async function readLeaflet(deps: LoaderDeps, slug: string): Promise<LeafletPayload | null> {
  const [entry, format] = await Promise.all([findLeaflet(deps, slug), loadFormat(deps)])
  return entry && toLeaflet(entry, format)
}

/** Reads the leaflet of a page that shows more than it. */
export function leafletOf(slug: string) {
  return (deps: LoaderDeps) => readLeaflet(deps, slug)
}

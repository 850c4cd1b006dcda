import type { KindName } from '#domain/content/kinds'
import { splitPath } from '#domain/site/locale'
import { findPlace, type RouteName } from '#domain/site/routes'
import { linksOf } from './check-anchors'
import type { EntryRow } from './entry-file'
import type { Problem } from './read-content'

/** The kind whose record an address with a slug shows. */
const kindsOfRoutes: Partial<Record<RouteName, KindName>> = {
  service: 'service',
  section: 'knowledge-section',
  book: 'book',
  chapter: 'book',
  newsItem: 'news',
  mediaItem: 'media-item',
  photoGallery: 'gallery',
  executive: 'executive',
}

/** Links of running text to a record that does not stand as long as the text is shown. */
export function checkRecordLinks(rows: readonly EntryRow[]): Problem[] {
  const records = new Map(rows.map((row) => [`${row.kind}/${row.slug}/${row.locale}`, row]))
  return rows.flatMap((row) =>
    linksOf(row).flatMap(({ field, href }) => {
      const { locale, path } = splitPath(href.replace(/[?#].*/, ''))
      const place = href.startsWith('/') ? findPlace(path) : null
      const kind = place && kindsOfRoutes[place.name]
      if (!kind) return []
      const record = records.get(`${kind}/${place.params.slug}/${locale}`)
      if (record && outlasts(record, row)) return []
      const reason = record
        ? `"${href}" is not shown as long as this is`
        : `Nothing stands at "${href}"`
      return [{ path: `${row.kind}/${row.slug}.yaml`, field: `${row.locale}.${field}`, reason }]
    }),
  )
}

/** True when a record is shown as long as another. */
function outlasts(record: EntryRow, other: EntryRow): boolean {
  const begins = (record.startsAt ?? 0) <= (other.startsAt ?? 0)
  const [end, otherEnd] = [record.endsAt ?? Infinity, other.endsAt ?? Infinity]
  return begins && end >= otherEnd
}

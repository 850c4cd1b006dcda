import type { KindName } from '#domain/content/kinds'
import { splitPath } from '#domain/site/locale'
import { matchRoute, type RouteName } from '#domain/site/routes'
import { collectLinks } from './check-anchors'
import type { ContentProblem, EntryRow } from './content-problem'

const kindsOfRoutes: Partial<Record<RouteName, KindName>> = {
  service: 'service',
  agreement: 'agreement',
  section: 'knowledge-section',
  book: 'book',
  chapter: 'book',
  newsItem: 'news',
  mediaItem: 'media-item',
  photoGallery: 'gallery',
  dataset: 'dataset',
  disclosure: 'disclosure',
  executive: 'executive',
}

/** Finds links in rich text to records that are missing or not visible as long as the text. */
export function checkRecordLinks(rows: readonly EntryRow[]): ContentProblem[] {
  const records = new Map(rows.map((row) => [`${row.kind}/${row.slug}/${row.locale}`, row]))
  return rows.flatMap((row) =>
    collectLinks(row).flatMap(({ field, href }) => {
      const { locale, path } = splitPath(href.replace(/[?#].*/, ''))
      const match = href.startsWith('/') ? matchRoute(path) : null
      const kind = match && kindsOfRoutes[match.name]
      if (!kind) return []
      const record = records.get(`${kind}/${match.params.slug}/${locale}`)
      if (record && outlasts(record, row)) return []
      const reason = record
        ? `"${href}" is not visible as long as this record`
        : `There is no record at "${href}"`
      return [{ path: `${row.kind}/${row.slug}.yaml`, field: `${row.locale}.${field}`, reason }]
    }),
  )
}

function outlasts(record: EntryRow, other: EntryRow): boolean {
  const begins = (record.startsAt ?? 0) <= (other.startsAt ?? 0)
  const [end, otherEnd] = [record.endsAt ?? Infinity, other.endsAt ?? Infinity]
  return begins && end >= otherEnd
}

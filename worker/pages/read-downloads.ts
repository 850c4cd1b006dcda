import { listEntries } from '#db/entries/entries'
import type { Format } from '#domain/dates/format'
import type { FileCard } from '#domain/payloads/file-card'
import { documentPath, endingOf } from '#domain/site/document-path'
import type { LoaderDeps } from '../payloads/loader'

/** Finds published documents by their slugs, in this order. */
export type FindFiles = (slugs?: readonly string[]) => FileCard[]

/** Reads the documents that some records name; nothing if they name none. */
export async function readDownloads(
  { db, locale, now }: LoaderDeps,
  format: Format,
  named: readonly string[],
): Promise<FindFiles> {
  const entries = named.length > 0 ? await listEntries(db, 'document', locale, now) : []
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))
  const toCard = (slug: string): FileCard[] => {
    const entry = bySlug.get(slug)
    if (!entry) return []
    const { name, bytes, language } = entry.body
    const type = endingOf(name).toUpperCase()
    return [
      { title: entry.title, href: documentPath(slug), type, size: format.size(bytes), language },
    ]
  }
  return (slugs = []) => slugs.flatMap(toCard)
}

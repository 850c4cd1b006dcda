import { lastDeletion } from '#db/resources/deletions'
import { riyadhDate, riyadhTime } from '#domain/dates/calendar'
import { collections } from '#domain/resources/registry'
import type { SortField } from '#domain/resources/resource'
import { type Locale, locales } from '#domain/site/locale'
import type { Bindings } from '../../env'
import { readCursor } from '../../openapi/cursor'
import { deadlines, withDeadline } from '../../runtime/deadlines'
import { type ReadDeps, readList } from '../read-collection'

export type ArchiveDeps = ReadDeps & { env: Pick<Bindings, 'DATASETS'> }

/** In the bucket of what is public anyway. */
export const archiveKey = 'api/archive.jsonl.gz'

const recordsAtOnce = 500

type Collection = (typeof collections)[number]

/** All records of a collection in one language, in its default order, as its list has them. */
async function readAll(deps: ReadDeps, collection: Collection, locale: Locale): Promise<object[]> {
  const [first = 'id'] = collection.sorts
  const field = first.replace('-', '') as SortField
  const records: object[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof readList>> = await readList(deps, {
      collection,
      locale,
      hasTranslation: false,
      limit: recordsAtOnce,
      sort: { field, isDescending: first.startsWith('-') },
      filters: [],
      fields: null,
      cursor: readCursor(cursor, field),
      canonical: new URLSearchParams(),
    })
    records.push(...page.items)
    cursor = page.next
  }
  return records
}

/**
 * The archive as JSON Lines: a line about it, then each record of each list in both languages, in the
 * order and with the bytes of the list.
 */
async function writeLines(deps: ReadDeps): Promise<string> {
  const lines: string[] = []
  const totals: Record<string, Record<string, number>> = {}
  for (const collection of collections) {
    const { name } = collection
    totals[name] = {}
    for (const lang of locales) {
      const records = await readAll(deps, collection, lang)
      totals[name][lang] = records.length
      lines.push(...records.map((record) => JSON.stringify({ collection: name, lang, record })))
    }
  }
  const madeAt = new Date(deps.now).toISOString()
  return [JSON.stringify({ archive: 1, madeAt, totals }), ...lines]
    .map((one) => `${one}\n`)
    .join('')
}

function readLastDeletion(deps: ReadDeps): Promise<number> {
  return lastDeletion(
    deps.db,
    collections.map(({ kind }) => kind),
  )
}

/** Makes the archive and stores it in place of the former one. */
export async function makeArchive(deps: ArchiveDeps): Promise<R2Object> {
  // Before the lists are read, and by the clock of D1, which stamps the deletions.
  const deletedAt = await readLastDeletion(deps)
  const text = await writeLines(deps)
  const packed = new Response(text).body?.pipeThrough(new CompressionStream('gzip'))
  const bytes = await new Response(packed).arrayBuffer()
  const { now, env } = deps
  const customMetadata = { day: riyadhDate(now), deletedAt: String(deletedAt) }
  const putting = env.DATASETS.put(archiveKey, bytes, { customMetadata })
  const stored = await withDeadline(deadlines.storage, 'archive.put', putting)
  if (!stored) throw new Error('the archive was not stored')
  return stored
}

/** True if an archive may hold what was deleted since, or is not there. */
export async function isArchiveStale(deps: ReadDeps, stored: R2Object | null): Promise<boolean> {
  if (!stored) return true
  return (await readLastDeletion(deps)) > Number(stored.customMetadata?.deletedAt)
}

/** An hour of few readers, after the copies of files. */
const quietTime = /^03:/

/** Once a night makes the archive of the day. */
export async function writeArchive(deps: ArchiveDeps): Promise<void> {
  const { env, now } = deps
  if (!quietTime.test(riyadhTime(now))) return
  const heading = env.DATASETS.head(archiveKey)
  const stored = await withDeadline(deadlines.storage, 'archive.head', heading)
  if (stored?.customMetadata?.day !== riyadhDate(now)) await makeArchive(deps)
}

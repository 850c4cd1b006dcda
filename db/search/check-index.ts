import { count, inArray } from 'drizzle-orm'
import type { Database } from '../client'
import { entries, entryChanges } from '../schema/content'
import { indexedKinds } from './entry-documents'

/** How the index stands against the records. */
export interface IndexHealth {
  documents: number
  /** When the index was last brought up to date (epoch ms); null: never. */
  updatedAt: number | null
  /** Changed records that wait for the index. */
  waiting: number
  /** Records without a document. */
  missing: number
  /** Documents without a record. */
  orphaned: number
}

interface Deps {
  db: Database
  search: D1Database
}

function countMissing(keys: Set<string>, among: Set<string>): number {
  return [...keys].filter((key) => !among.has(key)).length
}

/** Compares the keys of all records and documents. */
export async function checkIndex({ db, search }: Deps): Promise<IndexHealth> {
  const { kind, slug, locale } = entries
  const [records, waiting, documents, state] = await Promise.all([
    db.select({ kind, slug, locale }).from(entries).where(inArray(kind, indexedKinds)),
    db.select({ count: count() }).from(entryChanges),
    search
      .prepare('SELECT kind, slug, locale FROM documents')
      .all<{ kind: string; slug: string; locale: string }>(),
    search.prepare('SELECT updated_at FROM index_state').first<{ updated_at: number }>(),
  ])
  const keyOf = (row: { kind: string; slug: string; locale: string }) =>
    `${row.kind}/${row.slug}/${row.locale}`
  const recordKeys = new Set(records.map(keyOf))
  const documentKeys = new Set(documents.results.filter((row) => row.kind !== 'route').map(keyOf))
  return {
    documents: documents.results.length,
    updatedAt: state?.updated_at ?? null,
    waiting: waiting[0]?.count ?? 0,
    missing: countMissing(recordKeys, documentKeys),
    orphaned: countMissing(documentKeys, recordKeys),
  }
}

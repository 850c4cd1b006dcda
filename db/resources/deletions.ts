import { max, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { deletedEntries, entries } from '../schema/content'
import { isOneOf } from '../statements'

export interface Deletion {
  kind: string
  slug: string
  /** Epoch ms. */
  at: number
}

interface DeletionQuery {
  kinds: readonly string[]
  /** Deleted, or no longer shown, at or after this instant (epoch ms). */
  since: number
  /** Reads what comes after this one. */
  after: Deletion | null
  limit: number
  /** Epoch ms. */
  now: number
}

/**
 * Records that were taken off the site, oldest first: deleted, or shown until an instant that is past.
 * What came back is not among them.
 */
export async function listDeletions(
  db: Database,
  { kinds, since, after, limit, now }: DeletionQuery,
): Promise<Deletion[]> {
  const ended = sql`select ${entries.kind} as kind, ${entries.slug} as slug, max(${entries.endsAt}) as at
    from ${entries} where ${entries.endsAt} <= ${now} group by 1, 2`
  const deleted = sql`select ${deletedEntries.kind} as kind, ${deletedEntries.slug} as slug,
    ${deletedEntries.deletedAt} as at from ${deletedEntries}`
  const isBeyond = after
    ? sql`(at, kind, slug) > (${after.at}, ${after.kind}, ${after.slug})`
    : sql`1`
  const isKnown = sql`kind in (select value from json_each(${JSON.stringify(kinds)}))`
  return db.all<Deletion>(sql`select kind, slug, at from (${ended} union all ${deleted})
    where at >= ${since} and ${isKnown} and ${isBeyond} order by at, kind, slug limit ${limit}`)
}

/** When the newest of these records was taken off the site (epoch ms); 0 if none was. */
export async function lastDeletion(db: Database, kinds: readonly string[]): Promise<number> {
  const [row] = await db
    .select({ at: max(deletedEntries.deletedAt) })
    .from(deletedEntries)
    .where(isOneOf(deletedEntries.kind, kinds))
  return row?.at ?? 0
}

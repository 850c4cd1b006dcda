import { and, eq, gt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { emergencyNotices, entries, publications } from '../schema/content'

/** Content version, part of every cache key; 0 before the first publication. */
export async function readContentVersion(db: Database): Promise<number> {
  const row = await db.query.publications.findFirst({ columns: { version: true } })
  return row?.version ?? 0
}

/** The statement of `raiseContentVersion`, for a batch with the change that it announces. */
export function contentVersionStatement(db: Database, at: number) {
  return db
    .insert(publications)
    .values({ id: 1, version: 1, digest: '', changedAt: at })
    .onConflictDoUpdate({
      target: publications.id,
      set: { version: sql`${publications.version} + 1`, changedAt: at },
    })
    .returning({ version: publications.version })
}

/** Statement that increments the content version at an instant (epoch ms) if a condition holds. */
export function raiseVersionIf(db: Database, at: number, condition: SQL) {
  return db
    .update(publications)
    .set({ version: sql`${publications.version} + 1`, changedAt: at })
    .where(condition)
}

/** Increments the content version at an instant (epoch ms) and returns it. */
export async function raiseContentVersion(db: Database, at: number): Promise<number> {
  const [row] = await contentVersionStatement(db, at)
  return row?.version ?? 0
}

/** True if scheduled content started or ended since the last publication; `now` is epoch ms. */
export async function isPublicationDue(db: Database, now: number): Promise<boolean> {
  const row = await db.query.publications.findFirst({ columns: { changedAt: true } })
  return row ? scheduledChangeBetween(db, row.changedAt, now) : false
}

/** True if a record or an emergency notice starts or ends after `from` up to `to` (epoch ms). */
export async function scheduledChangeBetween(
  db: Database,
  from: number,
  to: number,
): Promise<boolean> {
  const found = await Promise.all([
    findScheduled(db, entries, from, to),
    findScheduled(db, emergencyNotices, from, to, eq(emergencyNotices.status, 'published')),
  ])
  return found.some(Boolean)
}

function findScheduled(
  db: Database,
  table: typeof entries | typeof emergencyNotices,
  from: number,
  to: number,
  condition?: SQL,
) {
  const { startsAt, endsAt } = table
  const isBetween = (column: typeof startsAt | typeof endsAt) =>
    and(gt(column, from), lte(column, to))
  return db
    .select({ startsAt })
    .from(table)
    .where(and(condition, or(isBetween(startsAt), isBetween(endsAt))))
    .limit(1)
    .get()
}

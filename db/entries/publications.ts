import { and, gt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { entries, publications } from '../schema/content'
import { readSettings } from './entries'

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

/** True if a record starts or ends, or the banner expires, after `from` up to `to` (epoch ms). */
export async function scheduledChangeBetween(
  db: Database,
  from: number,
  to: number,
): Promise<boolean> {
  const [row, { banner }] = await Promise.all([findScheduled(db, from, to), readSettings(db)])
  if (row) return true
  const until = banner ? Date.parse(banner.until) : Number.NaN
  return until > from && until <= to
}

function findScheduled(db: Database, from: number, to: number) {
  const { startsAt, endsAt, slug } = entries
  return db
    .select({ slug })
    .from(entries)
    .where(or(and(gt(startsAt, from), lte(startsAt, to)), and(gt(endsAt, from), lte(endsAt, to))))
    .limit(1)
    .get()
}

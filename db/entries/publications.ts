import { and, gt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { entries, publications } from '../schema/schema'
import { readSettings } from './settings'

/** The version every kept page is keyed by; 0 before anything was published. */
export async function readContentVersion(db: Database): Promise<number> {
  const row = await db.query.publications.findFirst({ columns: { version: true } })
  return row?.version ?? 0
}

/** Raises the content version by one at an instant (epoch ms) and returns the new one. */
export async function raiseContentVersion(db: Database, at: number): Promise<number> {
  const [row] = await db
    .insert(publications)
    .values({ id: 1, version: 1, digest: '', changedAt: at })
    .onConflictDoUpdate({
      target: publications.id,
      set: { version: sql`${publications.version} + 1`, changedAt: at },
    })
    .returning({ version: publications.version })
  return row?.version ?? 0
}

/** Whether something scheduled has begun or ended since the last publication, up to `now`. */
export async function isPublicationDue(db: Database, now: number): Promise<boolean> {
  const row = await db.query.publications.findFirst({ columns: { changedAt: true } })
  return row ? scheduledChangeBetween(db, row.changedAt, now) : false
}

/** Whether a record starts or ends, or the banner runs out, after `from` and not after `to`. */
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

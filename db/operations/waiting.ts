import { and, count, gt, isNotNull, min, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { newsletterDeliveries } from '../schema/newsletter'
import { attachmentScans, mails } from '../schema/submissions'

/** A queue: how many wait, since when the oldest does (epoch ms), and how many have failed before. */
export interface Waiting {
  total: number
  oldest: number | null
  failed: number
}

type MailTemplate = (typeof mails.$inferSelect)['template']

const failed = sql<number>`count(*) filter (where ${mails.attempts} > 0)`

/** The mails that wait, by template, of those that have some. */
export function countWaitingMails(db: Database): Promise<(Waiting & { template: MailTemplate })[]> {
  return db
    .select({ template: mails.template, total: count(), oldest: min(mails.createdAt), failed })
    .from(mails)
    .where(isNotNull(mails.nextAt))
    .groupBy(mails.template)
}

/** The files that wait for the scanner. */
export async function countWaitingScans(db: Database): Promise<Waiting> {
  const { queuedAt, attempts, nextAt } = attachmentScans
  const [row] = await db
    .select({
      total: count(),
      oldest: min(queuedAt),
      failed: sql<number>`count(*) filter (where ${attempts} > 0)`,
    })
    .from(attachmentScans)
    .where(isNotNull(nextAt))
  return row ?? { total: 0, oldest: null, failed: 0 }
}

/** Since when the oldest file waits that the scanner has failed at (epoch ms); null for none. */
export async function oldestFailedScan(db: Database): Promise<number | null> {
  const { queuedAt, attempts, nextAt } = attachmentScans
  const [row] = await db
    .select({ oldest: min(queuedAt) })
    .from(attachmentScans)
    .where(and(isNotNull(nextAt), gt(attempts, 0)))
  return row?.oldest ?? null
}

/** The mails of the newsletter that wait, and those that the queue has given up. */
export async function countWaitingDeliveries(db: Database): Promise<Waiting> {
  const { status, at } = newsletterDeliveries
  // Statuses by name, one each: the index has only those that are open.
  const [waiting, failed] = await db.batch([
    db
      .select({ total: count(), oldest: min(at) })
      .from(newsletterDeliveries)
      .where(sql`${status} = 'waiting'`),
    db.select({ total: count() }).from(newsletterDeliveries).where(sql`${status} = 'failed'`),
  ])
  const [{ total, oldest } = { total: 0, oldest: null }] = waiting
  const given = failed[0]?.total ?? 0
  return { total: total + given, oldest, failed: given }
}

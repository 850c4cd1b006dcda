import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { dayMs } from '#domain/dates/calendar'
import type { RequestAction } from '#domain/tickets/status'
import type { Database } from '../client'
import { hasRoom } from '../rate-limits/rate-limit-hits'
import { mails, submissions, tries } from '../schema/schema'
import { codes } from '../schema/tickets'

export type Code = typeof codes.$inferSelect

const triesAtMost = 5

export interface CodeOrder {
  reference: string
  action: RequestAction
  seed: string
  now: number
  expiresAt: number
  /** Whom the limit counts it for, and how many codes it may have since an instant. */
  limit: { bucket: string; since: number; atMost: number }
  /** How many mails may go to the request's address in a day. */
  mailsAtMost: number
}

export type Ordered = 'ordered' | 'codes' | 'mails'

const aboutCode = ({ reference, seed }: Pick<CodeOrder, 'reference' | 'seed'>) =>
  `${reference}:code:${seed}`

/**
 * Makes a code for a request in place of the one it had, with the mail that brings it, unless the
 * request has had as many codes, or its address as many mails, as it may. Mail that waits counts as
 * sent: a code that stands in line comes too late. Asked for again with the same seed, it is the
 * same code and no second mail.
 */
export async function orderCode(db: Database, order: CodeOrder): Promise<Ordered> {
  const { reference, action, seed, now, expiresAt, limit, mailsAtMost } = order
  const about = aboutCode(order)
  const isSame = and(eq(codes.reference, reference), eq(codes.seed, seed))
  const isMailed = sql`exists (select 1 from ${mails} where ${mails.about} = ${about})`
  const mailCount = sql<number>`(select count(*) from ${mails} where ${mails.recipientHash} = ${submissions.emailHash}
    and (${mails.sentAt} > ${now - dayMs} or ${mails.nextAt} is not null))`
  const values = sql`${reference}, ${seed}, ${action}, ${expiresAt}, 0, null`
  const mail = sql`${about}, 'code', ${submissions.locale}, '', ${submissions.emailHash}, ${reference},
    ${now}, ${now}, 0, null`
  const isNew = sql`${mails.about} = ${about} and ${mails.createdAt} = ${now}`
  const results = await db.batch([
    db
      .insert(codes)
      .select(
        sql`select ${values} from ${submissions} where ${eq(submissions.reference, reference)}
        and not ${isMailed} and ${hasRoom(limit)} and ${mailCount} < ${mailsAtMost}`,
      )
      .onConflictDoUpdate({
        target: codes.reference,
        set: { seed, action, expiresAt, tries: 0, spentOn: null },
      }),
    db
      .insert(mails)
      .select(
        sql`select ${mail} from ${submissions} inner join ${codes} on ${eq(codes.reference, submissions.reference)} where ${isSame}`,
      )
      .onConflictDoNothing(),
    db.insert(tries).select(sql`select ${limit.bucket}, ${now} from ${mails} where ${isNew}`),
    db.select({ about: mails.about }).from(mails).where(eq(mails.about, about)),
    db.select({ mails: mailCount }).from(submissions).where(eq(submissions.reference, reference)),
  ])
  const [, , , mailed, [counted]] = results
  if (mailed.length > 0) return 'ordered'
  return (counted?.mails ?? 0) < mailsAtMost ? 'codes' : 'mails'
}

/** The code a request has, whether it is still good or not; null for none. */
export async function findCode(db: Database, reference: string): Promise<Code | null> {
  return (await db.select().from(codes).where(eq(codes.reference, reference)).get()) ?? null
}

/**
 * Counts one try at a request's code and gives the code back, so that of many tries at once no more
 * are made than a code has; null when it has none left, is used, too old, or for something else.
 */
export async function tryCode(
  db: Database,
  { reference, action, now }: { reference: string; action: RequestAction; now: number },
): Promise<Code | null> {
  const [code] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(
      and(
        eq(codes.reference, reference),
        eq(codes.action, action),
        gt(codes.expiresAt, now),
        isNull(codes.spentOn),
        lt(codes.tries, triesAtMost),
      ),
    )
    .returning()
  return code ?? null
}

/** Whether a code is no good because it was tried too often. */
export function isTriedOut({ tries: count }: Code): boolean {
  return count >= triesAtMost
}

/** Removes codes that are too old to be of use. */
export async function sweepCodes(db: Database, now: number): Promise<void> {
  await db.delete(codes).where(lt(codes.expiresAt, now))
}

import { and, asc, count, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from './client'
import { mails, submissions } from './schema'

export type Mail = typeof mails.$inferSelect

/** Mail whose time has come, the longest waiting first. */
export async function listDueMails(db: Database, now: number, atMost: number): Promise<Mail[]> {
  return db
    .select()
    .from(mails)
    .where(and(isNotNull(mails.nextAt), lte(mails.nextAt, now)))
    .orderBy(asc(mails.nextAt))
    .limit(atMost)
}

/** How many mails an address was sent since an instant. */
export async function countSent(
  db: Database,
  recipientHash: string,
  since: number,
): Promise<number> {
  const row = await db
    .select({ total: count() })
    .from(mails)
    .where(and(eq(mails.recipientHash, recipientHash), gt(mails.sentAt, since)))
    .get()
  return row?.total ?? 0
}

/** What became of one mail; without `nextAt` it is not tried again. */
export async function settleMail(
  db: Database,
  about: string,
  outcome: Partial<Pick<Mail, 'sentAt' | 'nextAt' | 'attempts'>>,
): Promise<void> {
  await db.update(mails).set(outcome).where(eq(mails.about, about))
}

/** Takes a mail for sending, unless another run has taken it meanwhile. */
export async function claimMail(
  db: Database,
  { about, nextAt }: Mail,
  taken: Pick<Mail, 'nextAt' | 'attempts'>,
): Promise<boolean> {
  const claimed = await db
    .update(mails)
    .set(taken)
    .where(
      and(
        eq(mails.about, about),
        nextAt === null ? isNull(mails.nextAt) : eq(mails.nextAt, nextAt),
      ),
    )
    .returning({ about: mails.about })
  return claimed.length > 0
}

/** The number a request's sender was told, and the day the reply is due. */
export async function findDue(
  db: Database,
  reference: string,
): Promise<{ told: string; dueOn: string | null } | null> {
  const row = await db
    .select({
      told: sql<string>`coalesce(${submissions.awayReference}, ${submissions.reference})`,
      dueOn: submissions.dueOn,
    })
    .from(submissions)
    .where(eq(submissions.reference, reference))
    .get()
  return row ?? null
}

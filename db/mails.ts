import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Status } from '#domain/status'
import type { Database } from './client'
import { events, mails, submissions } from './schema'

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

/** What became of one mail; without `nextAt` it is not tried again. */
export async function settleMail(
  db: Database,
  about: string,
  outcome: Partial<Pick<Mail, 'sentAt' | 'nextAt' | 'attempts'>>,
): Promise<void> {
  await db.update(mails).set(outcome).where(eq(mails.about, about))
}

/** Of one address: so many mails since an instant, of one template alone where it names one. */
export interface MailCap {
  since: number
  atMost: number
  template?: Mail['template']
}

/**
 * Takes a mail for sending, unless another run has taken it meanwhile, or its address has had its
 * share; those that are being sent count as sent.
 */
export async function claimMail(
  db: Database,
  { about, recipientHash, nextAt }: Mail,
  taken: { nextAt: number; attempts: number },
  caps: readonly MailCap[],
  now: number,
): Promise<boolean> {
  const hasRoom = ({ since, atMost, template }: MailCap) =>
    sql`(select count(*) from ${mails} as other where other.recipient_hash = ${recipientHash}
    and other.about <> ${about} and ${template ? sql`other.template = ${template}` : sql`true`}
    and (other.sent_at > ${since} or (other.attempts > 0 and other.next_at > ${now}))) < ${atMost}`
  const claimed = await db
    .update(mails)
    .set(taken)
    .where(and(eq(mails.about, about), eq(mails.nextAt, nextAt ?? 0), ...caps.map(hasRoom)))
    .returning({ about: mails.about })
  return claimed.length > 0
}

/** A mail that has to leave, or null when there is none about this. */
export async function findMail(db: Database, about: string): Promise<Mail | null> {
  return (await db.select().from(mails).where(eq(mails.about, about)).get()) ?? null
}

const told = sql<string>`coalesce(${submissions.awayReference}, ${submissions.reference})`

/** What mail about a request needs of it: whose it is, the number that was told, when a reply is due. */
export async function findMailed(db: Database, reference: string) {
  const { form, digest, email, dueOn } = submissions
  const row = await db
    .select({ told, dueOn, form, digest, email })
    .from(submissions)
    .where(eq(submissions.reference, reference))
    .get()
  return row ?? null
}

/** The status that an event of a request gave it; null for none. */
export async function findEventStatus(
  db: Database,
  reference: string,
  sequence: number,
): Promise<Status | null> {
  const row = await db
    .select({ status: events.status })
    .from(events)
    .where(and(eq(events.reference, reference), eq(events.sequence, sequence)))
    .get()
  return row?.status ?? null
}

/** Leaves a mail for later, unless another run has taken it meanwhile. */
export async function postponeMail(
  db: Database,
  { about, nextAt }: Mail,
  until: number,
): Promise<void> {
  await db
    .update(mails)
    // What waits for another day is no longer being sent, and takes no room from others.
    .set({ nextAt: until, attempts: 0 })
    .where(and(eq(mails.about, about), eq(mails.nextAt, nextAt ?? 0)))
}

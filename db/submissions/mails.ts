import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  lte,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Status } from '#domain/tickets/status'
import type { Database } from '../client'
import { events, mails, submissions } from '../schema/schema'

export type Mail = typeof mails.$inferSelect

/** Mail whose time has come, the longest waiting first. */
export async function listDueMails(db: Database, now: number, atMost: number): Promise<Mail[]> {
  return db
    .select()
    .from(mails)
    .where(and(isNotNull(mails.nextAt), lte(mails.nextAt, now)))
    .orderBy(asc(mails.nextAt), asc(mails.createdAt))
    .limit(atMost)
}

/**
 * Since when the oldest mail waits that should have left (epoch ms): one whose time has come, or that
 * failed before, while no other has left since. Null when mail leaves. A mail that is postponed to
 * another day waits for nobody, and one bad address is no outage as long as others are reached.
 */
export async function oldestStuckMail(db: Database, now: number): Promise<number | null> {
  const since = sql<number>`case when ${mails.attempts} > 0 then ${mails.createdAt} else ${mails.nextAt} end`
  const row = await db
    .select({ since: sql<number | null>`min(${since})` })
    .from(mails)
    .where(
      and(
        isNotNull(mails.nextAt),
        sql`(${mails.attempts} > 0 or ${mails.nextAt} <= ${now})`,
        sql`not exists (select 1 from ${mails} as later where later.sent_at >= ${since})`,
      ),
    )
    .get()
  return row?.since ?? null
}

/**
 * Whether an earlier mail about the same request has yet to leave. Status mails leave in the order of
 * their events: the last one read has to say how things stand.
 */
export async function hasEarlierMail(
  db: Database,
  { reference, createdAt, about }: Mail,
): Promise<boolean> {
  const row = await db
    .select({ about: mails.about })
    .from(mails)
    .where(
      and(
        isNotNull(mails.nextAt),
        eq(mails.reference, reference),
        inArray(mails.template, ['registered', 'status']),
        lte(mails.createdAt, createdAt),
        ne(mails.about, about),
        sql`${sequenceOf(mails.about)} < ${sequenceOf(about)}`,
      ),
    )
    .limit(1)
    .get()
  return row !== undefined
}

/** The number of the event that a mail is about: `2` of `INFO-1234:status:2`; 0 where it names none. */
function sequenceOf(about: SQLWrapper | string): SQL {
  return sql`cast(substr(${about}, instr(${about}, ':status:') + 8) as integer) * (instr(${about}, ':status:') > 0)`
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

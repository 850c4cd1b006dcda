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
import { isReopening, type Status } from '#domain/tickets/status'
import type { Database } from '../client'
import { events, mails, submissions } from '../schema/submissions'

export type Mail = typeof mails.$inferSelect

/** A code expires, and a campaign for the newsletter keeps no receipt waiting. */
const urgency = sql`case when ${mails.template} = 'code' then 0
  when ${mails.template} in ('confirm', 'notification', 'digest') then 2 else 1 end`

/** Mails that are due: codes, receipts, then confirmations and those to officers, longest waiting first; `now` is epoch ms. */
export async function listDueMails(db: Database, now: number, atMost: number): Promise<Mail[]> {
  return db
    .select()
    .from(mails)
    .where(and(isNotNull(mails.nextAt), lte(mails.nextAt, now)))
    .orderBy(urgency, asc(mails.nextAt), asc(mails.createdAt))
    .limit(atMost)
}

/**
 * Instant since which the oldest overdue mail waits (epoch ms): it is due or has failed before, and
 * no other mail was sent since. Null if mail is being sent. Postponed mails are not overdue, and a
 * single bad address is no outage while others are reached.
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
 * True if an earlier mail about the same ticket is unsent. Status mails are sent in the order of
 * their events, because the last one read must show the current status.
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

/** Sequence of the event in a mail id: `2` of `INFO-1234:status:2`; 0 for other mails. */
function sequenceOf(about: SQLWrapper | string): SQL {
  return sql`cast(substr(${about}, instr(${about}, ':status:') + 8) as integer) * (instr(${about}, ':status:') > 0)`
}

/** Stores the outcome of a mail; with `nextAt` null it is not tried again. */
export async function settleMail(
  db: Database,
  about: string,
  outcome: Partial<Pick<Mail, 'sentAt' | 'nextAt' | 'attempts'>>,
): Promise<void> {
  await db.update(mails).set(outcome).where(eq(mails.about, about))
}

/** Limit on mails per address since an instant (epoch ms), of one template, or of all to senders. */
export interface MailCap {
  since: number
  atMost: number
  template?: Mail['template']
}

/**
 * Claims a mail for sending; false if another run claimed it or a limit of the address is reached.
 * Mails being sent count as sent.
 */
export async function claimMail(
  db: Database,
  { about, recipientHash, nextAt }: Mail,
  claim: { nextAt: number; attempts: number },
  caps: readonly MailCap[],
  now: number,
): Promise<boolean> {
  const isUnderCap = ({ since, atMost, template }: MailCap) =>
    sql`(select count(*) from ${mails} as other where other.recipient_hash = ${recipientHash}
    and other.about <> ${about} and ${template ? sql`other.template = ${template}` : sql`other.template not in ('notification', 'digest')`}
    and (other.sent_at > ${since} or (other.attempts > 0 and other.next_at > ${now}))) < ${atMost}`
  const claimed = await db
    .update(mails)
    .set(claim)
    .where(and(eq(mails.about, about), eq(mails.nextAt, nextAt ?? 0), ...caps.map(isUnderCap)))
    .returning({ about: mails.about })
  return claimed.length > 0
}

/** A queued mail, or null. */
export async function findMail(db: Database, about: string): Promise<Mail | null> {
  return (await db.select().from(mails).where(eq(mails.about, about)).get()) ?? null
}

const shownReference = sql<string>`coalesce(${submissions.outboxReference}, ${submissions.reference})`

/** Ticket data for a mail: its owner, references, due date and first request; null for none. */
export async function findTicketForMail(db: Database, known: string) {
  const { reference, form, digest, email, emailHash, dueOn, duplicateOf } = submissions
  const row = await db
    .select({ reference, shownReference, dueOn, duplicateOf, form, digest, email, emailHash })
    .from(submissions)
    .where(eq(reference, known))
    .get()
  return row ?? null
}

/** Status set by an event, and whether staff reopened the ticket with it; null for none. */
export async function findStatusChange(
  db: Database,
  reference: string,
  sequence: number,
): Promise<{ status: Status; isReopened: boolean } | null> {
  const rows = await db
    .select({ sequence: events.sequence, status: events.status, actor: events.actor })
    .from(events)
    .where(and(eq(events.reference, reference), inArray(events.sequence, [sequence - 1, sequence])))
  const [event, before] = [sequence, sequence - 1].map((one) =>
    rows.find((row) => row.sequence === one),
  )
  if (!event) return null
  const isStaffs = event.actor !== null && before !== undefined
  const { status } = event
  return { status, isReopened: isStaffs && isReopening({ from: before.status, to: status }) }
}

/** Postpones a mail unless another run has claimed it. */
export async function postponeMail(
  db: Database,
  { about, nextAt }: Mail,
  until: number,
): Promise<void> {
  await db
    .update(mails)
    // A postponed mail is no longer being sent and does not count against a limit.
    .set({ nextAt: until, attempts: 0 })
    .where(and(eq(mails.about, about), eq(mails.nextAt, nextAt ?? 0)))
}

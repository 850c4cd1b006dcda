import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Status } from '#domain/tickets/status'
import { type AuditEntry, insertAuditEntry } from '../audit/insert-entry'
import type { Database } from '../client'
import { idempotencyKeys } from '../schema/idempotency-keys'
import { events, mails, submissions } from '../schema/submissions'
import { additions, codes } from '../schema/tickets'
import type { IdempotencyKey } from '../submissions/idempotency-keys'

/** A transition of a ticket from its known status to another. */
export interface Transition {
  reference: string
  from: Status
  /** Instant of the current status (epoch ms). */
  since: number
  to: Status
  at: number
  /** New due date, Riyadh day `YYYY-MM-DD`. */
  dueOn: string | null
  /** Public note in both languages. */
  note?: { ar: string; en: string }
  /** Encrypted information from the sender. */
  information?: string
  /** The member of staff who makes it, and their entry of the audit log. */
  entry?: AuditEntry
  /** Delay of the mail, in which the transition can be undone (ms). */
  mailDelayMs?: number
  /** Idempotency key of the sender's request, stored with the transition. */
  key?: IdempotencyKey
  /** The code that authorised the transition, and the keyed hash of the action. */
  spent?: { seed: string; on: string }
}

type Statement = BatchItem<'sqlite'>

/**
 * Statements of a transition: event, mail, addition and used code. They run in one batch, whose
 * last result is the reference; they do nothing if the ticket has left the known status.
 */
function transitionStatements(db: Database, transition: Transition): [Statement, ...Statement[]] {
  const { reference, from, since, to, dueOn, note, information, key, spent, entry } = transition
  // Events stay in time order, and `updatedAt` always changes, because it identifies the state.
  const at = Math.max(transition.at, since + 1)
  const isUnchanged = and(
    eq(submissions.reference, reference),
    eq(submissions.status, from),
    eq(submissions.updatedAt, since),
  )
  const ifUnchanged = (values: SQL) =>
    sql`select ${values} from ${submissions} where ${isUnchanged}`
  const last = sql`(select coalesce(max(${events.sequence}), 0) from ${events} where ${events.reference} = ${reference})`
  const event = sql`${reference}, ${last} + 1, ${to}, ${at}, ${note?.ar ?? null}, ${note?.en ?? null}, ${entry?.actor ?? null}`
  const mail = sql`${`${reference}:status:`} || ${last}, 'status', ${submissions.locale}, '',
    ${submissions.emailHash}, ${reference}, ${at}, ${at + (transition.mailDelayMs ?? 0)}, 0, null`
  const writes: Statement[] = [
    db.insert(mails).select(ifUnchanged(mail)).onConflictDoNothing(),
    ...(information
      ? [db.insert(additions).select(ifUnchanged(sql`${reference}, ${last}, ${information}`))]
      : []),
    ...(key
      ? [
          db
            .insert(idempotencyKeys)
            .select(ifUnchanged(sql`${key.key}, ${key.digest}, ${at}`))
            .onConflictDoNothing(),
        ]
      : []),
    ...(entry ? [insertAuditEntry(db, entry, sql`from ${submissions} where ${isUnchanged}`)] : []),
    ...(spent
      ? [
          db
            .update(codes)
            .set({ spentOn: spent.on })
            .where(and(eq(codes.seed, spent.seed), sql`exists (${ifUnchanged(sql`1`)})`)),
        ]
      : []),
  ]
  return [
    db.insert(events).select(ifUnchanged(event)),
    ...writes,
    // The ticket is updated last: the other statements depend on its old status.
    db
      .update(submissions)
      .set({ status: to, updatedAt: at, dueOn })
      .where(isUnchanged)
      .returning({ reference: submissions.reference }),
  ]
}

/** Executes a transition atomically; false if the ticket has left the known status. */
export async function transitionTicket(db: Database, transition: Transition): Promise<boolean> {
  const results = await db.batch(transitionStatements(db, transition))
  // The last result is the update; the type of a batch of unknown length has no positions.
  const updated = results.at(-1) as unknown as { reference: string }[]
  return updated.length > 0
}

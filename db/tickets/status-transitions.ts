import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Status } from '#domain/tickets/status'
import type { Database } from '../client'
import { events, mails, submissions } from '../schema/schema'
import { additions, codes } from '../schema/tickets'

/** A request going from the status it is known to have to another. */
export interface Move {
  reference: string
  from: Status
  /** When it came to that status (epoch ms). */
  since: number
  to: Status
  at: number
  /** Riyadh day the reply is due from now on. */
  dueOn: string | null
  /** What is said of it in public, in both languages. */
  note?: { ar: string; en: string }
  /** What its sender added, locked. */
  information?: string
  /** The code it was proven with, and what was done with it. */
  spent?: { seed: string; on: string }
}

/** A statement of a batch that can also be written out. */
type Statement = BatchItem<'sqlite'> & { toSQL: () => { sql: string; params: unknown[] } }

/**
 * The statements that move a request, with its event, the mail that tells of it and what came with
 * it: to be run in one batch, of which the last gives the reference back. They do nothing at all
 * when the request has left the status it is known to have.
 */
export function moveStatements(db: Database, move: Move): [Statement, ...Statement[]] {
  const { reference, from, since, to, dueOn, note, information, spent } = move
  // Events are in order of time, and a request is known by when it was changed last.
  const at = Math.max(move.at, since + 1)
  const isStill = and(
    eq(submissions.reference, reference),
    eq(submissions.status, from),
    eq(submissions.updatedAt, since),
  )
  const only = (values: SQL) => sql`select ${values} from ${submissions} where ${isStill}`
  const last = sql`(select coalesce(max(${events.sequence}), 0) from ${events} where ${events.reference} = ${reference})`
  const event = sql`${reference}, ${last} + 1, ${to}, ${at}, ${note?.ar ?? null}, ${note?.en ?? null}`
  const mail = sql`${`${reference}:status:`} || ${last}, 'status', ${submissions.locale}, '',
    ${submissions.emailHash}, ${reference}, ${at}, ${at}, 0, null`
  const writes: Statement[] = [
    db.insert(mails).select(only(mail)).onConflictDoNothing(),
    ...(information
      ? [db.insert(additions).select(only(sql`${reference}, ${last}, ${information}`))]
      : []),
    ...(spent
      ? [
          db
            .update(codes)
            .set({ spentOn: spent.on })
            .where(and(eq(codes.seed, spent.seed), sql`exists (${only(sql`1`)})`)),
        ]
      : []),
  ]
  return [
    db.insert(events).select(only(event)),
    ...writes,
    // The request goes last: that it is where it was is how the others know that they are first.
    db
      .update(submissions)
      .set({ status: to, updatedAt: at, dueOn })
      .where(isStill)
      .returning({ reference: submissions.reference }),
  ]
}

/** Moves a request, all or nothing; false when it has left the status it was known to have. */
export async function moveRequest(db: Database, move: Move): Promise<boolean> {
  const results = await db.batch(moveStatements(db, move))
  // The last is the update; the type of a batch of any length does not tell its results apart.
  const moved = results.at(-1) as unknown as { reference: string }[]
  return moved.length > 0
}

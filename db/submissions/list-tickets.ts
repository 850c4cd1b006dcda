import { asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../client'
import { additions, submissions } from '../schema/submissions'
import { isOneOf } from '../statements'
import type { Submission } from './submissions'

/** The tickets of a sender by the keyed hash of the address, the newest first, at most `limit`. */
export function listTicketsOf(
  db: Database,
  emailHash: string,
  limit: number,
): Promise<Submission[]> {
  return db
    .select()
    .from(submissions)
    .where(eq(submissions.emailHash, emailHash))
    .orderBy(desc(submissions.createdAt), submissions.reference)
    .limit(limit)
}

/** References of the tickets that repeat a ticket, as their senders know them, oldest first. */
export async function listDuplicates(
  db: Database,
  { reference, outboxReference }: Submission,
): Promise<string[]> {
  const rows = await db
    .select({ reference: submissions.reference, shown: submissions.outboxReference })
    .from(submissions)
    .where(isOneOf(submissions.duplicateOf, [reference, outboxReference ?? reference]))
    .orderBy(asc(submissions.createdAt), submissions.reference)
  return rows.map((row) => row.shown ?? row.reference)
}

/** Information that the sender of a ticket added, encrypted, oldest first. */
export function listAdditions(db: Database, reference: string) {
  return db
    .select({ sequence: additions.sequence, information: additions.information })
    .from(additions)
    .where(eq(additions.reference, reference))
    .orderBy(asc(additions.sequence))
}

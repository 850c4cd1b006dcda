import { asc, eq, sql } from 'drizzle-orm'
import { type Actor, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { ticketNotes } from '../schema/staff'
import { idempotencyKeys } from '../schema/submissions'
import { insertSelect } from '../statements'
import { type IdempotencyKey, isNewKey } from '../submissions/idempotency-keys'

export type TicketNote = typeof ticketNotes.$inferSelect

/** The internal notes of a ticket, oldest first; their texts are encrypted. */
export function listNotes(db: Database, reference: string): Promise<TicketNote[]> {
  return db
    .select()
    .from(ticketNotes)
    .where(eq(ticketNotes.reference, reference))
    .orderBy(asc(ticketNotes.id))
}

/**
 * Adds an encrypted note once for its idempotency key, with its entry of the audit log; a repeat
 * changes nothing.
 */
export async function addNote(
  db: Database,
  { reference, text }: Pick<TicketNote, 'reference' | 'text'>,
  actor: Actor,
  idempotencyKey: IdempotencyKey,
): Promise<void> {
  const { actor: author, at } = actor
  const isNew = isNewKey(idempotencyKey)
  const entry = { ...actor, action: 'ticket.noted', subject: reference } as const
  const row = { id: sql`null`, reference, author, at, text, event: null }
  const note = insertSelect(db, ticketNotes, row, sql`where ${isNew}`)
  // The key is stored last: the other statements depend on its absence.
  const key = db
    .insert(idempotencyKeys)
    .values({ ...idempotencyKey, at })
    .onConflictDoNothing()
  await writeBatch(db, actor, [note, insertAuditEntry(entry, sql`where ${isNew}`), key])
}

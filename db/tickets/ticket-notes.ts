import { asc, eq } from 'drizzle-orm'
import { type Actor, insertAuditEntry } from '../audit/insert-entry'
import type { Database } from '../client'
import { ticketNotes } from '../schema/staff'

export type TicketNote = typeof ticketNotes.$inferSelect

/** The internal notes of a ticket, oldest first; their texts are encrypted. */
export function listNotes(db: Database, reference: string): Promise<TicketNote[]> {
  return db
    .select()
    .from(ticketNotes)
    .where(eq(ticketNotes.reference, reference))
    .orderBy(asc(ticketNotes.id))
}

/** Adds an encrypted note, with its entry of the audit log. */
export async function addNote(
  db: Database,
  { reference, text }: Pick<TicketNote, 'reference' | 'text'>,
  actor: Actor,
): Promise<void> {
  await db.batch([
    db.insert(ticketNotes).values({ reference, text, author: actor.actor, at: actor.at }),
    insertAuditEntry(db, { ...actor, action: 'ticket.noted', subject: reference }),
  ])
}

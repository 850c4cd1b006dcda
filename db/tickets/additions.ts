import { asc, eq } from 'drizzle-orm'
import type { Database } from '../client'
import { additions } from '../schema/tickets'

/** Information that the sender of a ticket added, oldest first, encrypted. */
export function listAdditions(db: Database, reference: string) {
  return db
    .select()
    .from(additions)
    .where(eq(additions.reference, reference))
    .orderBy(asc(additions.sequence))
}

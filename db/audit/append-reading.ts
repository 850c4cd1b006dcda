import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { auditEntries } from '../schema/audit'
import { type AuditEntry, insertAuditEntry } from './insert-entry'
import { writeBatch } from './write-batch'

/** A page that refreshes itself is one reading within this time (ms). */
const sameReadingMs = 300_000
const comparedEntries = 20

/** Appends an entry for reading a page, unless the same actor has read it within five minutes. */
export async function appendReading(db: Database, entry: AuditEntry): Promise<void> {
  const { actor, action, subject, at } = entry
  const latest = db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.actor, actor))
    .orderBy(desc(auditEntries.sequence))
    .limit(comparedEntries)
  const isNew = sql`where not exists (select 1 from ${latest} where action = ${action}
    and subject is ${subject ?? null} and at > ${at - sameReadingMs})`
  await writeBatch(db, entry, [insertAuditEntry(entry, isNew)])
}

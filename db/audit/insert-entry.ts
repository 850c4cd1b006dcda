import { type SQL, sql } from 'drizzle-orm'
import type { AuditAction, AuditState } from '#domain/access/audit-actions'
import type { Database } from '../client'
import { auditEntries } from '../schema/audit'

/** An action of one person. */
export interface AuditEntry {
  /** Epoch ms. */
  at: number
  actor: string
  /** Roles joined by commas, `member` or `operator`. */
  role: string
  action: AuditAction
  subject?: string | null
  before?: AuditState
  after?: AuditState
  requestId: string | null
}

/** The person and the request that act, for all entries of the request. */
export type Actor = Pick<AuditEntry, 'at' | 'actor' | 'role' | 'requestId'>

const json = (state: AuditState | undefined) => (state ? JSON.stringify(state) : null)

/**
 * Statement that appends an entry; it belongs into the batch of its action. With `source`, a `from …
 * where …`, one entry is appended for each of its rows: none if the action does nothing.
 */
export function insertAuditEntry(db: Database, entry: AuditEntry, source: SQL = sql``) {
  const { at, actor, role, action, subject, before, after, requestId } = entry
  // The columns in the order of the table: the sequence is assigned, the hash is computed later.
  const values = sql`null, ${at}, ${actor}, ${role}, ${action}, ${subject ?? null}, ${json(before)},
    ${json(after)}, ${requestId}, null`
  return db.insert(auditEntries).select(sql`select ${values} ${source}`)
}

/** Appends an entry for an action that changes nothing, such as reading. */
export async function appendAuditEntry(db: Database, entry: AuditEntry): Promise<void> {
  await insertAuditEntry(db, entry)
}

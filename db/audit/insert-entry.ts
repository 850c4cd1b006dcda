import { type SQL, sql } from 'drizzle-orm'
import type { AuditAction, AuditState } from '#domain/access/audit-actions'
import type { Seal } from './chain'

/** On whose behalf a batch is written. */
export interface Writer {
  /** Epoch ms. */
  at: number
  /**
   * Keyed hash of the session's id: nothing is written once that session has ended. Null for
   * commands, jobs and a login.
   */
  session: string | null
  seal: Seal
}

/** The person and the request that act, for all entries of the request. */
export interface Actor extends Writer {
  actor: string
  /** Roles joined by commas, `member` or `operator`. */
  role: string
  requestId: string | null
}

/** An action of one person. */
export interface AuditEntry extends Actor {
  action: AuditAction
  subject?: string | null
  before?: AuditState
  after?: AuditState
}

/** An entry in the batch of its action; `writeBatch` seals it. */
export interface EntryInsert {
  entry: AuditEntry
  source: SQL
}

/**
 * Appends an entry in the batch of its action. With `source`, a `from … where …` of one row at
 * most, it is appended if there is that row: not if the action does nothing.
 */
export function insertAuditEntry(entry: AuditEntry, source: SQL = sql``): EntryInsert {
  return { entry, source }
}

import { sql } from 'drizzle-orm'
import type { Database } from '../client'

/**
 * Sequences of the newest entry, and of the one appended last, which may be missing; 0 for none.
 */
export interface LogTail {
  newest: number
  appended: number
}

/** Reads both in one statement, so that a concurrent append cannot change only one of them. */
export async function findTail(db: Database): Promise<LogTail> {
  const found = await db.get<{ newest: number | null; appended: number | null } | undefined>(
    sql`select (select max(sequence) from audit_entries) newest,
      (select seq from sqlite_sequence where name = 'audit_entries') appended`,
  )
  return { newest: found?.newest ?? 0, appended: found?.appended ?? 0 }
}

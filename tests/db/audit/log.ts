import { type AuditEntry, appendAuditEntry } from '#db/audit/insert-entry'
import { runStatements } from '../../support/statements'
import type { TestDatabase } from '../database'

const firstAt = Date.parse('2026-11-20T09:00:00+03:00')
const hourMs = 3_600_000

/** Appends entries of `a` and `b`, one an hour: each third is a reading, each fifth of one ticket. */
export async function appendEntries({ db }: Pick<TestDatabase, 'db'>, count: number, from = 0) {
  for (let at = from; at < from + count; at += 1) {
    const entry: AuditEntry = {
      at: firstAt + at * hourMs,
      actor: at % 2 === 0 ? 'a' : 'b',
      role: 'case_officer',
      action: at % 3 === 0 ? 'ticket.read' : 'ticket.transitioned',
      subject: at % 5 === 0 ? 'INFO-1' : `INFO-${1_000 + at}`,
      requestId: `request-${at}`,
      ...(at % 3 === 0 ? {} : { before: { status: 'in_review' }, after: { status: 'answered' } }),
    }
    await appendAuditEntry(db, entry)
  }
}

/** Changes the log as somebody with access to the database could: the triggers are dropped. */
export async function tamper(d1: D1Database, statement: string): Promise<void> {
  await runStatements(d1, [
    'DROP TRIGGER IF EXISTS audit_entries_kept',
    'DROP TRIGGER IF EXISTS audit_entries_sealed',
    statement,
  ])
}

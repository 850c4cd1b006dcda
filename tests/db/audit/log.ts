import type { ChainEnd } from '#db/audit/chain'
import { auditTriggers } from '#db/audit/verify-chain'
import { type AuditEntry, appendAuditEntry } from '#db/audit/write-batch'
import { makeActor, testSeal } from '../../support/actor'
import { runStatements } from '../../support/statements'
import type { TestDatabase } from '../database'

const firstAt = Date.parse('2026-11-20T09:00:00+03:00')
const hourMs = 3_600_000

/** Appends entries of `a` and `b`, one an hour: each third is a reading, each fifth of one ticket. */
export async function appendEntries({ db }: Pick<TestDatabase, 'db'>, count: number, from = 0) {
  for (let at = from; at < from + count; at += 1) {
    const entry: AuditEntry = {
      ...makeActor({
        at: firstAt + at * hourMs,
        actor: at % 2 === 0 ? 'a' : 'b',
        role: 'case_officer',
        requestId: `request-${at}`,
      }),
      action: at % 3 === 0 ? 'ticket.read' : 'ticket.transitioned',
      subject: at % 5 === 0 ? 'INFO-1' : `INFO-${1_000 + at}`,
      ...(at % 3 === 0 ? {} : { before: { status: 'in_review' }, after: { status: 'answered' } }),
    }
    await appendAuditEntry(db, entry)
  }
}

/** Appends sealed readings of `a` with one call for 200 of them, each a minute after the other. */
export async function appendMany(d1: D1Database, count: number, from: ChainEnd): Promise<void> {
  let end = from
  const rows: string[] = []
  for (let made = 1; made <= count; made += 1) {
    const [sequence, at] = [end.sequence + 1, made * 60_000]
    const [actor, subject] = [`a${made % 9}`, `INFO-${made % 700}`]
    const action = made % 4 === 0 ? ('ticket.read' as const) : ('ticket.noted' as const)
    const texts = { actor, role: 'r', action, subject, before: null, after: null, requestId: null }
    const hash = await testSeal({ sequence, at, ...texts }, end.hash)
    end = { sequence, hash }
    rows.push(
      `(${sequence},${at},'${actor}','r','${action}','${subject}',null,null,null,'${hash}')`,
    )
  }
  for (let start = 0; start < rows.length; start += 200) {
    const values = rows.slice(start, start + 200).join()
    await runStatements(d1, [`INSERT INTO audit_entries VALUES ${values}`])
  }
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

/**
 * Changes the log as somebody with access to the database could: the triggers are dropped, and made
 * again unless `isOpen`.
 */
export async function tamper(d1: D1Database, statement: string | string[], isOpen = false) {
  const names = Object.keys(auditTriggers)
  await runStatements(d1, [
    ...names.map((name) => `DROP TRIGGER IF EXISTS ${name}`),
    ...[statement].flat(),
    ...(isOpen ? [] : Object.values(auditTriggers).map(plain)),
  ])
}

/** Keeps the log as it is, for `restoreLog`. */
export function keepLog(d1: D1Database): Promise<void> {
  return runStatements(d1, ['CREATE TABLE first_log AS SELECT * FROM audit_entries'])
}

/** Puts back what `keepLog` kept, with its counter and the triggers. */
export function restoreLog(d1: D1Database): Promise<void> {
  return tamper(d1, [
    'DELETE FROM audit_entries',
    'INSERT INTO audit_entries SELECT * FROM first_log',
    "DELETE FROM sqlite_sequence WHERE name = 'audit_entries'",
    "INSERT INTO sqlite_sequence SELECT 'audit_entries', max(sequence) FROM first_log",
  ])
}

const columns = 'at, actor, role, action, subject, before, after, request_id'
const reset = (to: string) => `UPDATE sqlite_sequence SET seq = ${to} WHERE name = 'audit_entries'`
const newest = '(SELECT max(sequence) FROM audit_entries)'
const copyTo = (sequence: string, hash: string, from: number) =>
  `INSERT INTO audit_entries SELECT ${sequence}, ${columns}, ${hash} FROM audit_entries WHERE sequence = ${from}`

/** Ways to rewrite a log of more than ten entries, which a writer of D1 without a key has. */
export const attacks: Record<string, string[]> = {
  'an actor replaced, and everything after it left to be sealed': [
    `INSERT OR REPLACE INTO audit_entries SELECT sequence, at, CASE WHEN sequence = 3 THEN 'somebody-else' ELSE actor END, role, action, subject, before, after, request_id, NULL FROM audit_entries WHERE sequence >= 3`,
  ],
  'the newest five deleted, and the counter set back': [
    `DELETE FROM audit_entries WHERE sequence > ${newest} - 5`,
    reset(newest),
  ],
  'everything deleted': ['DELETE FROM audit_entries', reset('0')],
  'everything deleted, and the counter with it': [
    'DELETE FROM audit_entries',
    "DELETE FROM sqlite_sequence WHERE name = 'audit_entries'",
  ],
  'one removed, and the rest renumbered without hashes': [
    'DELETE FROM audit_entries WHERE sequence = 4',
    'UPDATE audit_entries SET sequence = sequence - 1, hash = NULL WHERE sequence > 4',
    reset(newest),
  ],
  'one removed, and the rest renumbered with their hashes': [
    'DELETE FROM audit_entries WHERE sequence = 4',
    'UPDATE audit_entries SET sequence = sequence - 1 WHERE sequence > 4',
    reset(newest),
  ],
  'a forged one appended without a hash': [copyTo(`${newest} + 1`, 'NULL', 2)],
  'a forged one appended with an empty hash': [copyTo(`${newest} + 1`, "''", 2)],
  'one repeated at the end, with its hash': [copyTo(`${newest} + 1`, 'hash', 2)],
  'two swapped': [
    'UPDATE audit_entries SET sequence = -1 WHERE sequence = 3',
    'UPDATE audit_entries SET sequence = 3 WHERE sequence = 4',
    'UPDATE audit_entries SET sequence = 4 WHERE sequence = -1',
  ],
  'an older copy put back': [
    'CREATE TABLE older AS SELECT * FROM audit_entries WHERE sequence <= 8',
    'DELETE FROM audit_entries',
    'INSERT INTO audit_entries SELECT * FROM older',
    'DROP TABLE older',
    reset(newest),
  ],
  'all hashes emptied': ['UPDATE audit_entries SET hash = NULL'],
  'the newest hash emptied': [`UPDATE audit_entries SET hash = NULL WHERE sequence = ${newest}`],
}

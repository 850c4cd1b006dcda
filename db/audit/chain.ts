import { asc, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { toBase64Url } from '#domain/text/encoding'
import type { Database } from '../client'
import { isSameHash, type Keyring } from '../privacy/keyring'
import { auditEntries } from '../schema/audit'

export type AuditRow = typeof auditEntries.$inferSelect

/** Hash before the first entry. */
const genesis = ''
const rowsPerRead = 500

/** Keyed hash of an entry and of the one before it: a changed or missing entry breaks the chain. */
export async function hashEntry(keyring: Keyring, row: AuditRow, previous: string) {
  const { sequence, at, actor, role, action, subject, before, after, requestId } = row
  const fields = [previous, sequence, at, actor, role, action, subject, before, after, requestId]
  return toBase64Url(await keyring.hash(JSON.stringify(fields), 'audit'))
}

/**
 * Computes the missing hashes, oldest first, at most 500. Safe to run twice at once: the same entry
 * gets the same hash. Returns the number of hashes.
 */
export async function sealEntries(db: Database, keyring: Keyring): Promise<number> {
  const [sealed, rows] = await db.batch([
    db
      .select({ hash: auditEntries.hash })
      .from(auditEntries)
      .where(isNotNull(auditEntries.hash))
      .orderBy(desc(auditEntries.sequence))
      .limit(1),
    db
      .select()
      .from(auditEntries)
      .where(isNull(auditEntries.hash))
      .orderBy(asc(auditEntries.sequence))
      .limit(rowsPerRead),
  ])
  let previous = sealed[0]?.hash ?? genesis
  const updates = []
  for (const row of rows) {
    previous = await hashEntry(keyring, row, previous)
    const isUnsealed = sql`${eq(auditEntries.sequence, row.sequence)} and ${isNull(auditEntries.hash)}`
    updates.push(db.update(auditEntries).set({ hash: previous }).where(isUnsealed))
  }
  const [first, ...others] = updates
  if (first) await db.batch([first, ...others])
  return rows.length
}

/** Result of a check: the number of entries, and the first one that does not fit. */
export interface ChainState {
  entries: number
  /** Sequence of the first changed entry, or of one that is missing; null if the chain is whole. */
  brokenAt: number | null
}

/**
 * Checks consecutive entries, oldest first, whose predecessor has the hash `previous`; the sequence
 * of the first one that does not fit, or null. Entries without a hash are not checked.
 */
export async function findBreak(
  keyring: Keyring,
  rows: readonly AuditRow[],
  { sequence, hash }: { sequence: number; hash: string },
): Promise<number | null> {
  let expected = sequence + 1
  let previous = hash
  for (const row of rows) {
    if (row.sequence !== expected) return expected
    if (row.hash === null) return null
    const computed = await hashEntry(keyring, row, previous)
    if (!isSameHash(computed, row.hash)) return row.sequence
    previous = row.hash
    expected += 1
  }
  return null
}

/** Sequence of the entry appended last, also if it has been deleted since; 0 for none. */
async function lastSequence(db: Database): Promise<number> {
  const found = await db.get<{ seq: number } | undefined>(
    sql`select seq from sqlite_sequence where name = 'audit_entries'`,
  )
  return found?.seq ?? 0
}

/** Checks the whole log. */
export async function verifyChain(db: Database, keyring: Keyring): Promise<ChainState> {
  let last = { sequence: 0, hash: genesis }
  let entries = 0
  for (;;) {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(gt(auditEntries.sequence, last.sequence))
      .orderBy(asc(auditEntries.sequence))
      .limit(rowsPerRead)
    const end = rows.at(-1)
    if (!end) break
    const brokenAt = await findBreak(keyring, rows, last)
    if (brokenAt !== null) return { entries: entries + rows.length, brokenAt }
    entries += rows.length
    last = { sequence: end.sequence, hash: end.hash ?? genesis }
  }
  const appended = await lastSequence(db)
  return { entries, brokenAt: appended > last.sequence ? last.sequence + 1 : null }
}

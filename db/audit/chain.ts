import { asc, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import { toBase64Url } from '#domain/text/encoding'
import type { Database } from '../client'
import { isSameHash, type Keyring } from '../privacy/keyring'
import { auditEntries } from '../schema/audit'
import { findTail } from './find-tail'

export type AuditRow = typeof auditEntries.$inferSelect

/** Hash before the first entry. */
export const genesis = ''
const rowsPerRead = 500

/** Keyed hash of an entry and of the one before it: a changed or missing entry breaks the chain. */
async function hashEntry(keyring: Keyring, row: AuditRow, previous: string) {
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

/** Result of a check. */
export interface ChainState {
  entries: number
  /** Entries at the end that have no hash yet. */
  unsealed: number
  /** Sequence of the first changed entry, or of one that is missing; null if the chain is whole. */
  brokenAt: number | null
}

/** The entry before those that are checked; if it has no hash, none of those may have one. */
type Predecessor = Pick<AuditRow, 'sequence' | 'hash'>

/**
 * Checks consecutive entries, oldest first; the sequence of the first one that does not fit, or
 * null. Entries without a hash fit at the end only.
 */
export async function findBreak(
  keyring: Keyring,
  rows: readonly AuditRow[],
  { sequence, hash }: Predecessor,
): Promise<number | null> {
  let expected = sequence + 1
  let previous = hash
  for (const row of rows) {
    if (row.sequence !== expected) return expected
    if (row.hash !== null) {
      if (previous === null) return row.sequence - 1
      if (!isSameHash(await hashEntry(keyring, row, previous), row.hash)) return row.sequence
    }
    previous = row.hash
    expected += 1
  }
  return null
}

/**
 * Checks the whole log, 500 entries at a time, with those that are appended meanwhile. The sequence
 * that SQLite assigned last shows if entries are missing at the end.
 */
export async function verifyChain(db: Database, keyring: Keyring): Promise<ChainState> {
  const state: ChainState = { entries: 0, unsealed: 0, brokenAt: null }
  let last: Predecessor = { sequence: 0, hash: genesis }
  for (;;) {
    // The predecessor is read again with those after it: it may have been sealed meanwhile.
    const read = await db
      .select()
      .from(auditEntries)
      .where(gte(auditEntries.sequence, last.sequence))
      .orderBy(asc(auditEntries.sequence))
      .limit(rowsPerRead + 1)
    const isFirst = last.sequence === 0
    const [known] = read
    if (!isFirst && known?.sequence !== last.sequence) return { ...state, brokenAt: last.sequence }
    const rows = isFirst ? read : read.slice(1)
    state.brokenAt = await findBreak(keyring, rows, isFirst ? last : (known ?? last))
    state.entries += rows.length
    state.unsealed += rows.filter(({ hash }) => hash === null).length
    const end = rows.at(-1)
    if (state.brokenAt !== null) return state
    if (end) last = end
    else {
      const { newest, appended } = await findTail(db)
      // More entries than were read have been appended since: they are read as well.
      if (newest > last.sequence) continue
      return { ...state, brokenAt: appended > newest ? newest + 1 : null }
    }
  }
}

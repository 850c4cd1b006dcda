import { toBase64Url } from '#domain/text/encoding'
import { isSameHash, type Keyring } from '../privacy/keyring'
import type { auditEntries } from '../schema/staff'

export type AuditRow = typeof auditEntries.$inferSelect

/** The end of a chain: the last sequence, and the hash of the last sealed entry. */
export interface ChainEnd {
  sequence: number
  hash: string
}

/** The end before the first entry. */
export const genesis: ChainEnd = { sequence: 0, hash: '' }

/** Computes the hash of an entry: keyed, over all of its columns and the hash of the one before. */
export type Seal = (row: Omit<AuditRow, 'hash'>, previous: string) => Promise<string>

export function createSeal(keyring: Keyring): Seal {
  return async function seal(row, previous) {
    const { sequence, at, actor, role, action, subject, before, after, requestId } = row
    const fields = [previous, sequence, at, actor, role, action, subject, before, after, requestId]
    return toBase64Url(await keyring.hash(JSON.stringify(fields), 'audit'))
  }
}

/**
 * Checks consecutive entries, oldest first. Returns the sequence of the first one that is missing,
 * does not fit or is not sealed (null for none), and the end of those that fit.
 */
export async function followChain(
  seal: Seal,
  rows: readonly AuditRow[],
  from: ChainEnd,
  mayLackHash: (sequence: number) => boolean = () => false,
): Promise<{ brokenAt: number | null; end: ChainEnd }> {
  let end = from
  for (const row of rows) {
    const { sequence, hash } = row
    if (sequence !== end.sequence + 1) return { brokenAt: end.sequence + 1, end }
    const fits = hash === null ? mayLackHash(sequence) : isSameHash(await seal(row, end.hash), hash)
    if (!fits) return { brokenAt: sequence, end }
    end = { sequence, hash: hash ?? end.hash }
  }
  return { brokenAt: null, end }
}

import { inArray } from 'drizzle-orm'
import type { Database } from '../client'
import type { Keyring } from '../privacy/keyring'
import { auditEntries } from '../schema/audit'
import { type AuditRow, findBreak, genesis } from './chain'

/** Result of the check against the previous entry; `pending` has no hash yet. */
export type Link = 'whole' | 'pending' | 'changed' | 'missing'

/** D1 takes at most 100 bound values. */
const readAtOnce = 90

async function readHashes(db: Database, sequences: number[]): Promise<Map<number, string | null>> {
  const { sequence, hash } = auditEntries
  const found = new Map<number, string | null>()
  for (let from = 0; from < sequences.length; from += readAtOnce) {
    const wanted = sequences.slice(from, from + readAtOnce)
    const rows = await db
      .select({ sequence, hash })
      .from(auditEntries)
      .where(inArray(sequence, wanted))
    for (const row of rows) found.set(row.sequence, row.hash)
  }
  return found
}

/**
 * Checks entries, which need not be consecutive, each against the one before it: `missing` lacks
 * that one, `changed` does not fit its hash.
 */
export async function checkLinks(
  db: Database,
  keyring: Keyring,
  rows: readonly AuditRow[],
): Promise<Map<number, Link>> {
  const previous = await readHashes(
    db,
    rows.map(({ sequence }) => sequence - 1),
  )
  previous.set(0, genesis)
  const checkOne = async (row: AuditRow): Promise<Link> => {
    const { sequence } = row
    const hash = previous.get(sequence - 1)
    if (hash === undefined) return 'missing'
    if (row.hash === null) return 'pending'
    const brokenAt = await findBreak(keyring, [row], { sequence: sequence - 1, hash })
    return brokenAt === null ? 'whole' : 'changed'
  }
  const links = await Promise.all(
    rows.map(async (row) => [row.sequence, await checkOne(row)] as const),
  )
  return new Map(links)
}

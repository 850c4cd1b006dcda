import { inArray } from 'drizzle-orm'
import type { Database } from '../client'
import { auditEntries } from '../schema/audit'
import { type AuditRow, followChain, genesis, type Seal } from './chain'
import { type Head, isAdopted } from './head'

/** Result of the check against the previous entry. */
export type Link = 'whole' | 'changed' | 'missing'

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
 * that one, `changed` does not fit its hash. Adopted entries have no hash; those after them follow
 * the one before them.
 */
export async function checkLinks(
  db: Database,
  seal: Seal,
  rows: readonly AuditRow[],
  head: Head | null,
): Promise<Map<number, Link>> {
  const predecessorOf = ({ sequence }: AuditRow) =>
    head?.adopted && isAdopted(head, sequence - 1) ? head.adopted.from - 1 : sequence - 1
  const previous = await readHashes(db, rows.map(predecessorOf))
  previous.set(0, genesis.hash)
  const checkOne = async (row: AuditRow): Promise<Link> => {
    if (row.hash === null && isAdopted(head, row.sequence)) return 'whole'
    const hash = previous.get(predecessorOf(row))
    if (hash === undefined) return 'missing'
    const before = { sequence: row.sequence - 1, hash: hash ?? '' }
    const { brokenAt } = await followChain(seal, [row], before)
    return brokenAt === null ? 'whole' : 'changed'
  }
  const links = await Promise.all(
    rows.map(async (row) => [row.sequence, await checkOne(row)] as const),
  )
  return new Map(links)
}

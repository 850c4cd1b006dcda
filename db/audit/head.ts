import { asc, gte } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../client'
import { isSameHash } from '../privacy/keyring'
import { auditEntries } from '../schema/staff'
import { followChain, genesis, type Seal } from './chain'

const headKey = 'head.json'
const schema = v.object({
  sequence: v.number(),
  hash: v.string(),
  /** Entries of an older version without a hash, as an operator found them, and their keyed hash. */
  adopted: v.optional(v.object({ from: v.number(), to: v.number(), digest: v.string() })),
})

/** The newest entry of the log as it is known outside of D1. */
export type Head = v.InferOutput<typeof schema>

export interface StoredHead {
  head: Head
  etag: string
}

/** True for an entry that was adopted without a hash. */
export function isAdopted(head: Head | null, sequence: number): boolean {
  const { adopted } = head ?? {}
  return !!adopted && sequence >= adopted.from && sequence <= adopted.to
}

export const rowsPerRead = 500
/** A log of at most this many entries gets its first head automatically; an operator adopts a longer one. */
const youngLog = 100
const attemptsAtMost = 5

/** The head; null if none was ever stored. Throws if it cannot be read. */
export async function readHead(bucket: R2Bucket): Promise<StoredHead | null> {
  const object = await bucket.get(headKey)
  return object && { head: v.parse(schema, await object.json()), etag: object.etag }
}

/** Stores a head if the stored one is still the one that was read; R2 compares the two itself. */
export async function putHead(
  bucket: R2Bucket,
  head: Head,
  known: StoredHead | null,
): Promise<boolean> {
  const onlyIf = known ? { etagMatches: known.etag } : { etagDoesNotMatch: '*' }
  return (await bucket.put(headKey, JSON.stringify(head), { onlyIf })) !== null
}

/** Keeps a head that another one replaces, and returns its key; the same head has the same key. */
export async function keepFormerHead(bucket: R2Bucket, { head }: StoredHead): Promise<string> {
  const key = `former/${head.sequence}-${head.hash}.json`
  await bucket.put(key, JSON.stringify(head))
  return key
}

/** Entries from a sequence on, oldest first. */
export function readRows(db: Database, sequence: number) {
  return db
    .select()
    .from(auditEntries)
    .where(gte(auditEntries.sequence, sequence))
    .orderBy(asc(auditEntries.sequence))
    .limit(rowsPerRead + 1)
}

/** The next head: after the entries that continue the stored one. Throws if they do not. */
async function findNext(db: Database, seal: Seal, known: StoredHead | null): Promise<Head | null> {
  const from = known?.head ?? genesis
  const rows = await readRows(db, from.sequence)
  if (!known && rows.length > youngLog) throw new Error('the audit log has no head')
  if (known && from.sequence > 0) {
    const [same] = rows.splice(0, 1)
    if (same?.sequence !== from.sequence || !isSameHash(same.hash ?? '', from.hash))
      throw new Error('the audit log does not hold its head')
  }
  const mayLackHash = (sequence: number) => isAdopted(known?.head ?? null, sequence)
  const { brokenAt, end } = await followChain(seal, rows, from, mayLackHash)
  if (brokenAt !== null) throw new Error('the audit log does not continue its head')
  // A head is a sealed entry.
  const isRaised = end.sequence > from.sequence && rows.at(-1)?.hash !== null
  return isRaised ? { ...known?.head, ...end } : null
}

/**
 * Raises the head to the newest entry that continues it, and returns it; null for an empty log. Two
 * isolates may do it at once. Throws if the log does not continue the head, which then stays.
 */
export async function raiseHead(bucket: R2Bucket, db: Database, seal: Seal): Promise<Head | null> {
  for (let attempt = 1; ; attempt += 1) {
    const known = await readHead(bucket)
    const next = await findNext(db, seal, known)
    if (!next) return known?.head ?? null
    if (await putHead(bucket, next, known)) {
      if (next.sequence - (known?.head.sequence ?? 0) < rowsPerRead) return next
    } else if (attempt >= attemptsAtMost) throw new Error('the head of the audit log is contended')
  }
}

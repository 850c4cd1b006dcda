import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { idempotencyKeys, rateLimitHits, spentCaptchas } from '../schema/submissions'
import { insertSelect } from '../statements'
import { type IdempotencyKey, isNewKey } from '../submissions/idempotency-keys'
import { isUnderLimit, isUnspent, selectHits } from './rate-limit-hits'

interface SandboxTerms {
  rateLimitKey: string
  /** Beginning of the window, epoch ms. */
  since: number
  atMost: number
  /** The challenge that was solved for the write. */
  spent: typeof spentCaptchas.$inferSelect
}

/** What became of a write of the sandbox; `times` are earlier hits (epoch ms), oldest first. */
export type SandboxWrite =
  | { state: 'kept' | 'differs' | 'replayed' }
  | { state: 'limited'; times: number[] }

/**
 * Stores all that the sandbox remembers of a write, for a day: keyed hashes of its key and content, of
 * its challenge, and a hit of its limit. Safe to repeat: under a known key nothing is stored.
 */
export async function keepSandboxWrite(
  db: Database,
  idempotencyKey: IdempotencyKey,
  { spent, ...limit }: SandboxTerms,
  at: number,
): Promise<SandboxWrite> {
  const { key, digest } = idempotencyKey
  const mayKeep = and(isNewKey(idempotencyKey), isUnderLimit(limit), isUnspent(spent))
  const isKept = and(eq(idempotencyKeys.key, key), eq(idempotencyKeys.at, at))
  const ifKept = sql`from ${idempotencyKeys} where ${and(isKept, isUnspent(spent))}`
  const hit = { key: limit.rateLimitKey, at, owner: null }
  const [hits, used, , , , [stored]] = await db.batch([
    selectHits(db, limit),
    db.select().from(spentCaptchas).where(eq(spentCaptchas.hash, spent.hash)),
    insertSelect(db, idempotencyKeys, { key, digest, at }, sql`where ${mayKeep}`),
    insertSelect(db, rateLimitHits, hit, ifKept),
    // Last: the others recognise a new write by its unused challenge.
    insertSelect(db, spentCaptchas, spent, ifKept).onConflictDoNothing(),
    db
      .select({ digest: idempotencyKeys.digest })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key, key)),
  ])
  if (stored) return { state: stored.digest === digest ? 'kept' : 'differs' }
  if (used.length > 0) return { state: 'replayed' }
  return { state: 'limited', times: hits.map((row) => row.at) }
}

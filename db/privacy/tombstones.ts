import { eq, lt, sql } from 'drizzle-orm'
import { toBase64Url } from '#domain/text/encoding'
import type { Database } from '../client'
import { tombstones } from '../schema/submissions'
import { insertSelect } from '../statements'
import { originalKey } from '../submissions/attachment-names'
import type { Keyring } from './keyring'

/** Identity of a submission; a repeat from a browser or the outbox has the same three values. */
export interface SubmissionIdentity {
  form: string
  idempotencyKey: string
  digest: string
}

/**
 * Keyed hash of a submission's tombstone. The reference does not identify it: a ticket may have
 * two, and a subscription keeps its reference when the address subscribes again.
 */
export async function hashForTombstone(
  keyring: Keyring,
  { form, idempotencyKey, digest }: SubmissionIdentity,
): Promise<string> {
  const identity = `${form}\0${originalKey(idempotencyKey)}\0${digest}`
  return toBase64Url(await keyring.hash(identity, 'tombstone'))
}

/** SQL condition for a write: no tombstone has this hash. */
export function isNotErased(hash: string) {
  return sql`not exists (select 1 from ${tombstones} where ${tombstones.hash} = ${hash})`
}

/** Batch statement that selects a tombstone. */
export function selectTombstone(db: Database, hash: string) {
  return db.select({ hash: tombstones.hash }).from(tombstones).where(eq(tombstones.hash, hash))
}

/** Inserts tombstones for a Riyadh day (`YYYY-MM-DD`); existing ones are kept. */
export function insertTombstones(db: Database, hashes: readonly string[], day: string) {
  const row = { hash: sql`value`, erasedOn: day }
  const source = sql`from json_each(${JSON.stringify(hashes)}) where true`
  return insertSelect(db, tombstones, row, source).onConflictDoNothing()
}

/** Batch statement that deletes the tombstones from before a Riyadh day (`YYYY-MM-DD`). */
export function dropTombstones(db: Database, day: string) {
  return db.delete(tombstones).where(lt(tombstones.erasedOn, day))
}

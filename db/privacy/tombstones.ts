import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../client'
import { tombstones } from '../schema/tombstones'
import { sentKey } from '../submissions/attachment-names'
import { toBase64Url, type Vault } from './keyring'

/** What a request was sent as; sent again, from a browser or the outbox, it is the same in all three. */
export interface Sent {
  form: string
  idempotencyKey: string
  digest: string
}

/**
 * What a request's tombstone is known by. It is not made of a number alone: a request may have two,
 * and the newsletter's is its address's, which may subscribe again.
 */
export async function hashSent(
  vault: Vault,
  { form, idempotencyKey, digest }: Sent,
): Promise<string> {
  const sent = `${form}\0${sentKey(idempotencyKey)}\0${digest}`
  return toBase64Url(await vault.hash(sent, 'tombstone'))
}

/** That what a tombstone would be known by has none, as SQL: for a write that depends on it. */
export function isNotErased(hash: string) {
  return sql`not exists (select 1 from ${tombstones} where ${tombstones.hash} = ${hash})`
}

/** The statement that asks for a tombstone, for a batch. */
export function selectTombstone(db: Database, hash: string) {
  return db.select({ hash: tombstones.hash }).from(tombstones).where(eq(tombstones.hash, hash))
}

/** Leaves tombstones; those that stand stay as they are. */
export function insertTombstones(db: Database, hashes: readonly string[], day: string) {
  const rows = sql`select value, ${day} from json_each(${JSON.stringify(hashes)}) where true`
  return db.insert(tombstones).select(rows).onConflictDoNothing()
}

/** The statement that removes tombstones from before a day, for a batch. */
export function dropTombstones(db: Database, day: string) {
  return db.delete(tombstones).where(lt(tombstones.erasedOn, day))
}

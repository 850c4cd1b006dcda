import type { IdempotencyKey } from '#db/submissions/idempotency-keys'

let keys = 0

/** What comes under a key of its own. */
export function newIdempotencyKey(): IdempotencyKey {
  keys += 1
  return { key: `key-${keys}`, digest: `digest-${keys}` }
}

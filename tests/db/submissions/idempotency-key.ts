import type { IdempotencyKey } from '#db/submissions/idempotency-keys'

let keys = 0

export function newIdempotencyKey(): IdempotencyKey {
  keys += 1
  return { key: `key-${keys}`, digest: `digest-${keys}` }
}

export const keyShape = /^[A-Za-z0-9_-]{16,128}$/

/** A new idempotency key of 122 random bits. */
export function newKey(): string {
  return crypto.randomUUID()
}

/** True for a well-formed idempotency key. */
export function isKey(key: unknown): key is string {
  return typeof key === 'string' && keyShape.test(key)
}

import * as v from 'valibot'
import { type Registration, registration } from './submissions'

/** Prefix of all outbox entries. */
export const outboxPrefix = 'outbox:'

/** Prefix of the entries of a key; during an outage one key may have several payloads. */
export function prefixOf(form: string, key: string): string {
  return `${outboxPrefix}${form}:${key}:`
}

/** Name of a submission's outbox entry. */
export function nameOf({
  form,
  idempotencyKey,
  digest,
}: Pick<Registration['submission'], 'form' | 'idempotencyKey' | 'digest'>): string {
  return prefixOf(form, idempotencyKey) + digest.slice(0, 16)
}

/** Parses an outbox entry; throws for an invalid one. */
export function parsePending(text: string): Registration {
  return v.parse(registration, JSON.parse(text))
}

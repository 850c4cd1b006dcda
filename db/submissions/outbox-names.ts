import * as v from 'valibot'
import { type Registration, registration } from './submissions'

/** What the names of all that waits in the outbox begin with. */
export const outboxPrefix = 'outbox:'

/** All that came under a key; the same key may have come with other content while nobody could tell. */
export function prefixOf(form: string, key: string): string {
  return `${outboxPrefix}${form}:${key}:`
}

/** What a request is called in the outbox. */
export function nameOf({
  form,
  idempotencyKey,
  digest,
}: Pick<Registration['submission'], 'form' | 'idempotencyKey' | 'digest'>): string {
  return prefixOf(form, idempotencyKey) + digest.slice(0, 16)
}

/** An entry of the outbox; throws for a text that is none. */
export function parsePending(text: string): Registration {
  return v.parse(registration, JSON.parse(text))
}

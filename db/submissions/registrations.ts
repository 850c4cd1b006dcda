import * as v from 'valibot'
import { isSubscription } from '#domain/forms/registry'
import type { Database } from '../client'
import { insertSubscription, lookUpSignup } from '../newsletter/subscriptions'
import {
  insertRegistration,
  type KeyState,
  type Lookup,
  lookUpKey as lookUpTicket,
  type Registration,
  registration,
  type StorageTerms,
  type StoredSubmission,
} from './submissions'

/** Looks up an idempotency key of a form and the sender's rate-limit hits. */
export function lookUp(db: Database, query: Lookup): Promise<KeyState> {
  return isSubscription(query.form) ? lookUpSignup(db, query) : lookUpTicket(db, query)
}

/**
 * Stores a submission as a ticket or a subscription, and returns what is stored under its key.
 * Null, without a write, if the captcha answer was used before, the rate limit is reached or this
 * submission was erased. Safe to repeat.
 */
export function storeRegistration(
  db: Database,
  row: Registration,
  terms: StorageTerms,
): Promise<StoredSubmission | null> {
  const insert = isSubscription(row.submission.form) ? insertSubscription : insertRegistration
  return insert(db, row, terms)
}

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

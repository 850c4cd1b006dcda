import { isSubscription } from '#domain/forms/registry'
import type { Database } from '../client'
import { insertSubscription, lookUpSignup } from '../newsletter/subscriptions'
import {
  insertRegistration,
  type KeyState,
  type Lookup,
  lookUpKey as lookUpTicket,
  type Registration,
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

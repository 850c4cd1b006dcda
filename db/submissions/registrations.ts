import { isSubscription } from '#domain/forms/registry'
import type { Database } from '../client'
import { insertSubscription, lookUpSignup } from '../newsletter/subscriptions'
import {
  insertRegistration,
  type Known,
  type Lookup,
  lookUp as lookUpRequest,
  type Registration,
  type Stored,
  type Terms,
} from './submissions'

/** What is known of a key of a form and of its sender's limit. */
export function lookUp(db: Database, wanted: Lookup): Promise<Known> {
  return isSubscription(wanted.form) ? lookUpSignup(db, wanted) : lookUpRequest(db, wanted)
}

/**
 * Stores what a form sent as what that form makes of it: a request or a subscription. Returns what
 * stands under its key afterwards; null, and nothing is stored, when the captcha answer was used
 * before, the sender has no room left or had this very thing erased. Safe to repeat.
 */
export function storeRegistration(
  db: Database,
  row: Registration,
  terms: Terms,
): Promise<Stored | null> {
  const insert = isSubscription(row.submission.form) ? insertSubscription : insertRegistration
  return insert(db, row, terms)
}

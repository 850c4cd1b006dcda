import { type IdempotencyKey, isKeyStored } from '#db/submissions/idempotency-keys'
import { subjectOf } from '#domain/site/routes'
import { toBase64Url } from '#domain/text/encoding'
import type { PageRequest } from '../routing/page-request'
import { dataKeyringOf } from '../security/keyrings'
import { readKey } from '../submissions/form-submission'
import type { FeedbackContext } from './feedback-context'

async function hashWith(c: FeedbackContext, text: string, purpose: string): Promise<string> {
  const keyring = await dataKeyringOf(c.get('ctx'))
  return toBase64Url(await keyring.hash(text, purpose))
}

const hashOfKey = (c: FeedbackContext, key: string) => hashWith(c, key, 'feedback-key')

/** True if feedback was stored under the key. */
export async function isFeedbackKnown(c: FeedbackContext, key: string): Promise<boolean> {
  return isKeyStored(c.get('ctx').primary, await hashOfKey(c, key))
}

/** Keyed hashes of the idempotency key and of the page and content; 400 if the key is malformed. */
export async function idempotencyKeyOf(
  c: FeedbackContext,
  pageRequest: PageRequest,
  key: unknown,
  content: unknown,
): Promise<IdempotencyKey> {
  return {
    key: await hashOfKey(c, readKey(c, key)),
    digest: await hashWith(c, JSON.stringify([subjectOf(pageRequest), content]), 'feedback'),
  }
}

import type { Context } from 'hono'
import { type IdempotencyKey, isKeyStored } from '#db/submissions/idempotency-keys'
import { subjectOf } from '#domain/site/routes'
import { toBase64Url } from '#domain/text/encoding'
import type { AppEnv } from '../http/handler-context'
import type { PageRequest } from '../routing/page-request'
import { dataKeyringOf } from '../security/keyrings'
import { readKey } from '../submissions/form-submission'

async function hashWith(c: Context<AppEnv>, text: string, purpose: string): Promise<string> {
  const keyring = await dataKeyringOf(c.get('ctx'))
  return toBase64Url(await keyring.hash(text, purpose))
}

const hashOfKey = (c: Context<AppEnv>, key: string) => hashWith(c, key, 'feedback-key')

/** True if feedback was stored under the key. */
export async function isFeedbackKnown(c: Context<AppEnv>, key: string): Promise<boolean> {
  return isKeyStored(c.get('ctx').primary, await hashOfKey(c, key))
}

/** Keyed hashes of the idempotency key and of the page and content; 400 if the key is malformed. */
export async function idempotencyKeyOf(
  c: Context<AppEnv>,
  pageRequest: PageRequest,
  key: unknown,
  content: unknown,
): Promise<IdempotencyKey> {
  return {
    key: await hashOfKey(c, readKey(c, key)),
    digest: await hashWith(c, JSON.stringify([subjectOf(pageRequest), content]), 'feedback'),
  }
}

import type { Context } from 'hono'
import type { IdempotencyKey } from '#db/submissions/idempotency-keys'
import { subjectOf } from '#domain/site/routes'
import { toBase64Url } from '#domain/text/encoding'
import type { PageRequest } from '../routing/page-request'
import type { AppEnv } from '../runtime/app-env'
import { dataKeyringOf } from '../security/keyrings'
import { readKey } from '../submissions/form-submission'

/** Keyed hashes of the idempotency key and of the page and content; 400 if the key is malformed. */
export async function idempotencyKeyOf(
  c: Context<AppEnv>,
  pageRequest: PageRequest,
  key: unknown,
  content: unknown,
): Promise<IdempotencyKey> {
  const keyring = await dataKeyringOf(c.get('ctx'))
  const hash = async (text: string, purpose: string) =>
    toBase64Url(await keyring.hash(text, purpose))
  return {
    key: await hash(readKey(c, key), 'saying-key'),
    digest: await hash(JSON.stringify([subjectOf(pageRequest), content]), 'saying'),
  }
}

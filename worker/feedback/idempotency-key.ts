import type { Context } from 'hono'
import { toBase64Url } from '#db/privacy/keyring'
import type { Saying } from '#db/submissions/idempotency-keys'
import { type Asked, subjectOf } from '../routing/page-request'
import type { AppEnv } from '../runtime/request-context'
import { vaultOf } from '../security/keyrings'
import { readKey } from '../submissions/form-submission'

/** What is said of a page, and the key it comes under; what is no key is 400. */
export async function sayingOf(
  c: Context<AppEnv>,
  asked: Asked,
  key: unknown,
  said: unknown,
): Promise<Saying> {
  const vault = await vaultOf(c.get('work'), 'data')
  const hash = async (text: string, purpose: string) => toBase64Url(await vault.hash(text, purpose))
  return {
    key: await hash(readKey(c, key), 'saying-key'),
    digest: await hash(JSON.stringify([subjectOf(asked), said]), 'saying'),
  }
}

import { setCookie } from 'hono/cookie'
import { isSameHash } from '#db/privacy/keyring'
import { toBase64Url } from '#domain/text/encoding'
import { cookieNames, persistentCookie, readCookie } from '../http/preferences'
import { apiPath } from '../routing/api-paths'
import { clientAddress } from '../runtime/client-address'
import { type TokenKeyringDeps, tokenKeyringOf } from '../security/keyrings'
import { readKey } from '../submissions/form-submission'
import type { FeedbackContext } from './feedback-context'

export interface Visitor {
  id: string
  isNew: boolean
}

async function signatureOf(deps: TokenKeyringDeps, id: string): Promise<string> {
  const keyring = await tokenKeyringOf(deps)
  return toBase64Url((await keyring.hash(id, 'visitor')).subarray(0, 16))
}

/** The visitor id in the signed cookie; null without a valid one. */
async function readVisitorCookie(c: FeedbackContext): Promise<string | null> {
  const cookie = readCookie(c.req.header('cookie') ?? '', cookieNames.visitor)
  const [, id = '', signature = ''] = /^([\w-]+)\.([\w-]+)$/.exec(cookie ?? '') ?? []
  if (!id) return null
  return isSameHash(await signatureOf(c.get('ctx'), id), signature) ? id : null
}

/** True for a call of the API. */
export function isProgram(c: FeedbackContext): boolean {
  return c.get('url').pathname.startsWith(`${apiPath}/`)
}

/**
 * The visitor's random id. A new id is the request's idempotency key if it has one: a repeat after
 * a lost response then comes from the same visitor.
 */
export async function visitorOf(c: FeedbackContext): Promise<Visitor> {
  // A program keeps no cookie: it is one visitor for each address.
  if (isProgram(c)) {
    return { id: `program:${clientAddress(c.req.raw.headers)}`, isNew: false }
  }
  const known = await readVisitorCookie(c)
  return { id: known ?? readKey(c, undefined), isNew: known === null }
}

export async function setVisitorCookie(c: FeedbackContext, id: string): Promise<void> {
  const signature = await signatureOf(c.get('ctx'), id)
  setCookie(c, cookieNames.visitor, `${id}.${signature}`, persistentCookie)
}

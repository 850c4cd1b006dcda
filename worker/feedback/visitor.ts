import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { isSameHash, toBase64Url } from '#db/privacy/keyring'
import { cookieNames, readCookie } from '../http/preferences'
import { lasting } from '../http/set-preferences'
import type { AppEnv, Work } from '../runtime/request-context'
import { vaultOf } from '../security/keyrings'
import { readKey } from '../submissions/form-submission'

export interface Visitor {
  id: string
  isNew: boolean
}

async function signatureOf(work: Work, id: string): Promise<string> {
  const vault = await vaultOf(work, 'tokens')
  return toBase64Url((await vault.hash(id, 'visitor')).subarray(0, 16))
}

/** Who this is, by a signed random cookie; null for who has none of ours yet. */
async function readVisitor(c: Context<AppEnv>): Promise<string | null> {
  const cookie = readCookie(c.req.header('cookie') ?? '', cookieNames.visitor)
  const [, id = '', signature = ''] = /^([\w-]+)\.([\w-]+)$/.exec(cookie ?? '') ?? []
  if (!id) return null
  return isSameHash(await signatureOf(c.get('work'), id), signature) ? id : null
}

/**
 * The visitor's random name, and whether it was given just now; kept for a year. A new one is the
 * request's idempotency key where it has one: sent again because the reply was lost, it comes from
 * the same visitor.
 */
export async function visitorOf(c: Context<AppEnv>): Promise<Visitor> {
  const known = await readVisitor(c)
  return { id: known ?? readKey(c, undefined), isNew: known === null }
}

/** Lets the browser keep a visitor's name. */
export async function keepVisitor(c: Context<AppEnv>, id: string): Promise<void> {
  const signature = await signatureOf(c.get('work'), id)
  setCookie(c, cookieNames.visitor, `${id}.${signature}`, lasting)
}

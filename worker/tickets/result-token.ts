import * as v from 'valibot'
import { codeValidForMs } from '#db/tickets/codes'
import type { Locale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { codeActions } from '#domain/tickets/status'
import type { TokenKeyringDeps } from '../security/keyrings'
import { readSealed, sealToken, type TokenDeps } from '../security/tokens'

const purpose = 'inquiry'
const action = v.optional(v.picklist(codeActions))

const resultToken = v.object({
  reference: v.string(),
  /** The action for which a code was mailed and must be entered. */
  requested: action,
  /** The action that was just carried out. */
  done: action,
  until: v.number(),
})

/** Identifies a ticket that was looked up, and the visitor's progress with it. */
export type ResultToken = v.InferOutput<typeof resultToken>

export function sealResultToken(deps: TokenKeyringDeps, value: ResultToken): Promise<string> {
  return sealToken(deps, purpose, value)
}

/** Reads a result token; null if it is forged or has expired. */
export function openResultToken(deps: TokenDeps, token: string): Promise<ResultToken | null> {
  return readSealed(deps, purpose, token, resultToken)
}

/** The address of a ticket's page, valid as long as a code; only this site can read it. */
export async function resultAddress(
  deps: TokenDeps,
  locale: Locale,
  value: Omit<ResultToken, 'until'>,
): Promise<string> {
  const token = await sealResultToken(deps, { ...value, until: deps.now + codeValidForMs })
  return `${routePath('inquiry', locale)}?result=${token}`
}

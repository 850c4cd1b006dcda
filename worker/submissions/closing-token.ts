import * as v from 'valibot'
import type { Locale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import type { TokenKeyringDeps } from '../security/keyrings'
import { readSealed, sealToken, type TokenDeps } from '../security/tokens'

const purpose = 'resolution'
const closingToken = v.object({ reference: v.string(), event: v.number(), until: v.number() })

/** Names a closing to its sender, who has it from a mail. */
export type ClosingToken = v.InferOutput<typeof closingToken>

/** Reads a closing token; null if it is forged or has expired. */
export function openClosingToken(deps: TokenDeps, token: string): Promise<ClosingToken | null> {
  return readSealed(deps, purpose, token, closingToken)
}

/**
 * The address of the question whether a closing solved the request. It shows the number and the kind of
 * the request and nothing else of it, and changes nothing by being opened.
 */
export async function closingAddress(
  deps: TokenKeyringDeps,
  locale: Locale,
  closing: ClosingToken,
): Promise<string> {
  return `${routePath('inquiry', locale)}?closed=${await sealToken(deps, purpose, closing)}`
}

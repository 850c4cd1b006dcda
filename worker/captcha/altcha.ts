import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import * as v from 'valibot'
import type { Keyring } from '#db/privacy/keyring'
import { toBase64Url } from '#domain/text/encoding'
import { type TokenKeyringDeps, tokenKeyringOf } from '../security/keyrings'
import type { TokenDeps } from '../security/tokens'
import { stepUpAction } from './step-up'
import { acceptOnce, lifetimeMs, refused, type Verdict } from './verdict'

/**
 * PBKDF2 iterations per attempt, and the required prefix of the derived key: a browser needs 4,096
 * attempts on average (one second on a slow phone), verification needs one.
 */
const ordinaryCost = 200
/** The step-up challenge takes four times as long. */
const stepUpCost = 800
const keyPrefix = '000'
const second = 1_000

const parameters = v.looseObject({
  algorithm: v.literal('PBKDF2/SHA-256'),
  nonce: v.string(),
  salt: v.string(),
  cost: v.number(),
  keyLength: v.number(),
  keyPrefix: v.string(),
  expiresAt: v.number(),
  data: v.object({ action: v.string() }),
})
const payload = v.object({
  challenge: v.object({ parameters, signature: v.string() }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
})

const secrets = new WeakMap<Keyring, string>()

async function secretOf(deps: TokenKeyringDeps): Promise<string> {
  const keyring = await tokenKeyringOf(deps)
  const known = secrets.get(keyring)
  if (known) return known
  const secret = toBase64Url(await keyring.hash('altcha', 'captcha'))
  secrets.set(keyring, secret)
  return secret
}

/** A signed challenge for one form, in the widget's format (ALTCHA, proof of work version 2). */
export function makeChallenge(deps: TokenDeps, action: string): Promise<string> {
  return makeWork(deps, action, ordinaryCost)
}

/** The challenge for an address past its first limit (docs/decisions/0077-shared-addresses-step-up.md). */
export function makeStepUpChallenge(deps: TokenDeps, action: string): Promise<string> {
  return makeWork(deps, stepUpAction(action), stepUpCost)
}

async function makeWork(deps: TokenDeps, action: string, cost: number): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    keyPrefix,
    deriveKey,
    data: { action },
    expiresAt: Math.floor((deps.now + lifetimeMs) / second),
    hmacSignatureSecret: await secretOf(deps),
  })
  return JSON.stringify(challenge)
}

function readPayload(response: string): v.InferOutput<typeof payload> | null {
  try {
    return v.parse(payload, JSON.parse(atob(response)))
  } catch {
    return null
  }
}

/**
 * Verifies the widget's response to the challenge of an action or to its step-up challenge. Reuse is
 * detected by the write that stores its hash.
 */
export async function verifyAltcha(
  deps: TokenDeps,
  response: string,
  action: string,
): Promise<Verdict> {
  const sent = readPayload(response)
  const isStepUp = sent?.challenge.parameters.data.action === stepUpAction(action)
  if (!sent || (sent.challenge.parameters.data.action !== action && !isStepUp)) return refused
  const { challenge, solution } = sent
  const { expiresAt } = challenge.parameters
  if (expiresAt * second < deps.now) return refused
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: await secretOf(deps),
  })
  if (!verified) return refused
  const proof = isStepUp ? 'work' : 'ordinary'
  return acceptOnce(deps, challenge.signature, expiresAt * second, proof)
}

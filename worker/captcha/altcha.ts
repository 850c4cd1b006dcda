import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import * as v from 'valibot'
import { toBase64Url, type Vault } from '#db/privacy/keyring'
import type { Work } from '../runtime/request-context'
import { vaultOf } from '../security/keyrings'
import { lifetimeMs, refused, type Verdict } from './verdict'

/**
 * Rounds of PBKDF2 a try, and how a try's key has to begin: a browser needs 4,096 tries on average, a
 * second on a slow phone, and we need one.
 */
const cost = 200
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

const secrets = new WeakMap<Vault, string>()

async function secretOf(work: Work): Promise<string> {
  const vault = await vaultOf(work, 'tokens')
  const known = secrets.get(vault)
  if (known) return known
  const secret = toBase64Url(await vault.hash('altcha', 'captcha'))
  secrets.set(vault, secret)
  return secret
}

/** A proof of work for one form, signed, as the widget takes it (ALTCHA, proof of work version 2). */
export async function makeChallenge(work: Work, action: string): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    keyPrefix,
    deriveKey,
    data: { action },
    expiresAt: Math.floor((work.now + lifetimeMs) / second),
    hmacSignatureSecret: await secretOf(work),
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

/** Verifies the widget's answer; that it was not used before is for who stores it to see. */
export async function verifyAltcha(work: Work, response: string, action: string): Promise<Verdict> {
  const sent = readPayload(response)
  if (sent?.challenge.parameters.data.action !== action) return refused
  const { challenge, solution } = sent
  const { expiresAt } = challenge.parameters
  if (expiresAt * second < work.now) return refused
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: await secretOf(work),
  })
  if (!verified) return refused
  const vault = await vaultOf(work, 'tokens')
  const hash = toBase64Url(await vault.hash(challenge.signature, 'spent'))
  return { ok: true, spent: { hash, expiresAt: expiresAt * second } }
}

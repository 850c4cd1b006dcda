import * as v from 'valibot'
import { toBase64Url } from '#db/privacy/keyring'
import type { RemoteProvider } from '#domain/forms/captcha'
import { describeError, log } from '../log'
import { isResting, noteCall } from '../runtime/circuit-breaker'
import { within } from '../runtime/deadlines'
import type { Work } from '../runtime/request-context'
import { vaultOf } from '../security/keyrings'
import { refused, type Verdict } from './verdict'

interface Protocol {
  url: string
  /** How long a response is good for (epoch ms). */
  lifetimeMs: number
  hasAction: boolean
  hasScore: boolean
}

const recaptcha: Protocol = {
  url: 'https://www.google.com/recaptcha/api/siteverify',
  lifetimeMs: 120_000,
  hasAction: false,
  hasScore: false,
}

/** What the providers' documentation of siteverify says. */
const protocols: Record<RemoteProvider, Protocol> = {
  turnstile: {
    url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    lifetimeMs: 300_000,
    hasAction: true,
    hasScore: false,
  },
  'recaptcha-v2': recaptcha,
  'recaptcha-v2-invisible': recaptcha,
  'recaptcha-v3': { ...recaptcha, hasAction: true, hasScore: true },
}

const timeoutMs = 3_000
const scoreAtLeast = 0.5
const responseAtMost = 2_048

const answer = v.object({
  success: v.boolean(),
  challenge_ts: v.optional(v.string()),
  hostname: v.optional(v.string()),
  action: v.optional(v.string()),
  score: v.optional(v.number()),
})
type Answer = v.InferOutput<typeof answer>

async function ask(work: Work, protocol: Protocol, response: string, ip: string): Promise<Answer> {
  const { secret, verifyUrl } = work.deployment.captcha
  const body = new URLSearchParams({ secret, response, remoteip: ip })
  const asked = fetch(verifyUrl || protocol.url, { method: 'POST', body })
  const reply = asked.then(async (found) => {
    if (!found.ok) throw new Error(`siteverify ${found.status}`)
    return v.parse(answer, await found.json())
  })
  return within(timeoutMs, 'captcha.verify', reply)
}

function isGood(work: Work, said: Answer, protocol: Protocol, action: string): boolean {
  const age = work.now - Date.parse(said.challenge_ts ?? '')
  return (
    said.success &&
    said.hostname === new URL(work.deployment.origin).hostname &&
    age <= protocol.lifetimeMs &&
    (!protocol.hasAction || said.action === action) &&
    (!protocol.hasScore || (said.score ?? 0) >= scoreAtLeast)
  )
}

/** Asks the provider whether it gave this response, here, for this form, and lately. */
export async function verifyRemotely(
  work: Work,
  provider: RemoteProvider,
  response: string,
  action: string,
  ip: string,
): Promise<Verdict> {
  const protocol = protocols[provider]
  const { breakers } = work.house
  if (!work.deployment.captcha.secret || response.length > responseAtMost) return refused
  if (isResting(breakers, 'captcha', work.now)) return { ok: false, why: 'away' }
  try {
    const said = await ask(work, protocol, response, ip)
    noteCall(breakers, 'captcha', false, work.now)
    if (!isGood(work, said, protocol, action)) return refused
  } catch (error) {
    noteCall(breakers, 'captcha', true, work.now)
    log('warn', { event: 'fallback', part: 'captcha', ...describeError(error) })
    return { ok: false, why: 'away' }
  }
  const vault = await vaultOf(work, 'tokens')
  const hash = toBase64Url(await vault.hash(response, 'spent'))
  return { ok: true, spent: { hash, expiresAt: work.now + protocol.lifetimeMs } }
}

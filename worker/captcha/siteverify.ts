import * as v from 'valibot'
import type { RemoteProvider } from '#domain/forms/captcha'
import type { Deployment } from '../env'
import { logFallback } from '../log'
import { isBreakerOpen, recordCall } from '../runtime/circuit-breaker'
import { withDeadline } from '../runtime/deadlines'
import type { TokenDeps } from '../security/tokens'
import type { RemoteCaptchaDeps } from './remote'
import { acceptOnce, refused, type Verdict } from './verdict'

export type SiteverifyDeps = TokenDeps &
  RemoteCaptchaDeps & { deployment: Pick<Deployment, 'origin'> }

interface Protocol {
  url: string
  /** Validity of a response. */
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

/** Parameters from the providers' documentation of siteverify. */
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

const siteverifyReply = v.object({
  success: v.boolean(),
  challenge_ts: v.optional(v.string()),
  hostname: v.optional(v.string()),
  action: v.optional(v.string()),
  score: v.optional(v.number()),
})
type SiteverifyReply = v.InferOutput<typeof siteverifyReply>

async function requestSiteverify(
  { secret, verifyUrl }: Deployment['captcha'],
  protocol: Protocol,
  response: string,
  ip: string,
): Promise<SiteverifyReply> {
  const body = new URLSearchParams({ secret, response, remoteip: ip })
  const replying = fetch(verifyUrl || protocol.url, { method: 'POST', body }).then(
    async (reply) => {
      if (!reply.ok) throw new Error(`siteverify ${reply.status}`)
      return v.parse(siteverifyReply, await reply.json())
    },
  )
  return withDeadline(timeoutMs, 'captcha.verify', replying)
}

function isAccepted(
  { now, deployment }: SiteverifyDeps,
  reply: SiteverifyReply,
  protocol: Protocol,
  action: string,
): boolean {
  const age = now - Date.parse(reply.challenge_ts ?? '')
  return (
    reply.success &&
    reply.hostname === new URL(deployment.origin).hostname &&
    age <= protocol.lifetimeMs &&
    (!protocol.hasAction || reply.action === action) &&
    (!protocol.hasScore || (reply.score ?? 0) >= scoreAtLeast)
  )
}

/** Asks the provider whether it issued this response recently, for this host and this form. */
export async function verifyRemotely(
  deps: SiteverifyDeps,
  provider: RemoteProvider,
  response: string,
  action: string,
  ip: string,
): Promise<Verdict> {
  const protocol = protocols[provider]
  const { now } = deps
  const { captcha } = deps.deployment
  const { breakers } = deps.isolate
  if (!captcha.secret || response.length > responseAtMost) return refused
  if (isBreakerOpen(breakers, 'captcha', now)) return { ok: false, why: 'unavailable' }
  try {
    const reply = await requestSiteverify(captcha, protocol, response, ip)
    recordCall(breakers, 'captcha', false, now)
    if (!isAccepted(deps, reply, protocol, action)) return refused
  } catch (error) {
    recordCall(breakers, 'captcha', true, now)
    logFallback('captcha', error)
    return { ok: false, why: 'unavailable' }
  }
  return acceptOnce(deps, response, now + protocol.lifetimeMs)
}

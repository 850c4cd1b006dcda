import type { Next } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { HandlerContext } from '../http/handler-context'
import { logFallback } from '../log'
import { isSandboxPath } from '../routing/resolve-url'
import { clientAddress } from '../runtime/client-address'
import { deadlines, withDeadline } from '../runtime/deadlines'

/** The limits in wrangler.toml: requests in a window, and its length in seconds. */
export const rateLimitPolicies = {
  reads: { requests: 1_000, seconds: 10 },
  writes: { requests: 60, seconds: 60 },
  forms: { requests: 600, seconds: 60 },
} as const

/** Requests of a client in the current window that this isolate has seen, by policy and address. */
export type UsedQuotas = Map<string, { window: number; used: number }>

/** Counts a request of a client; true while it is under the limit, or the limiter is unavailable. */
export function isClientUnderLimit(
  limiter: RateLimit,
  headers: Headers,
  purpose = '',
): Promise<boolean> {
  return countHit(limiter, purpose + clientAddress(headers))
}

/**
 * Counts a POST in a session; true while it is under the limit, or the limiter is unavailable. The
 * session is counted and not the address, which all officers in one building share.
 */
export function mayWriteIn(c: HandlerContext, idHash: string): Promise<boolean> {
  return countHit(c.env.WRITE_LIMIT, `session:${idHash}`)
}

async function countHit(limiter: RateLimit, key: string): Promise<boolean> {
  try {
    const hit = limiter.limit({ key })
    return (await withDeadline(deadlines.limiter, 'limiter', hit)).success
  } catch (error) {
    logFallback('limiter', error)
    return true
  }
}

export const readWindowInSeconds = rateLimitPolicies.reads.seconds
export const writeWindowInSeconds = rateLimitPolicies.writes.seconds

/** Thrown for a request over a limit: 429, with the seconds until the next one. */
export class OverLimit extends HTTPException {
  constructor(readonly retryAfter: number) {
    super(429)
  }
}

export interface LimitDeps {
  isolate: { usedQuotas: UsedQuotas }
  /** Epoch ms. */
  now: number
}

const mostQuotas = 5_000

/**
 * Notes a counted request for `RateLimit` (draft-ietf-httpapi-ratelimit-headers). The limiter
 * returns no count, so the remaining quota is an upper bound: what this isolate has not counted.
 */
function noteUse(
  c: HandlerContext<LimitDeps>,
  policy: keyof typeof rateLimitPolicies,
  isAllowed: boolean,
  purpose = '',
): void {
  const { isolate, now } = c.get('ctx')
  const { usedQuotas } = isolate
  const { requests, seconds } = rateLimitPolicies[policy]
  const key = `${purpose}${policy} ${clientAddress(c.req.raw.headers)}`
  const window = Math.floor(now / (seconds * 1_000))
  const known = usedQuotas.get(key)
  const used = known?.window === window ? known.used + 1 : 1
  if (usedQuotas.size >= mostQuotas) usedQuotas.clear()
  usedQuotas.set(key, { window, used })
  const left = isAllowed ? Math.max(0, requests - used) : 0
  const reset = Math.ceil((window + 1) * seconds - now / 1_000)
  c.set('rateLimit', `"${policy}";r=${left};t=${reset}`)
}

/**
 * What remains of the reads of a client, for an answer that costs none of them: it comes from memory,
 * or reads nothing.
 */
export function readsLeft(c: HandlerContext<LimitDeps>): string {
  const { isolate, now } = c.get('ctx')
  const { requests, seconds } = rateLimitPolicies.reads
  const window = Math.floor(now / (seconds * 1_000))
  const known = isolate.usedQuotas.get(`reads ${clientAddress(c.req.raw.headers)}`)
  const used = known?.window === window ? known.used : 0
  const reset = Math.ceil((window + 1) * seconds - now / 1_000)
  return `"reads";r=${Math.max(0, requests - used)};t=${reset}`
}

/** Counts a read of a client; true while it is under its limit, or the limiter is unavailable. */
export async function mayRead(c: HandlerContext<LimitDeps>): Promise<boolean> {
  const isAllowed = await isClientUnderLimit(c.env.READ_LIMIT, c.req.raw.headers)
  noteUse(c, 'reads', isAllowed)
  return isAllowed
}

/** Read limit of endpoints for programs. */
export async function limitReads(c: HandlerContext<LimitDeps>, next: Next): Promise<void> {
  if (!(await mayRead(c))) throw new OverLimit(readWindowInSeconds)
  await next()
}

/** What the writes of the sandbox are counted as, apart from the real ones. */
const sandboxPurpose = 'sandbox:'

/** Burst limit of every write of the API, and another like it of those of the sandbox. */
export async function limitWrites(c: HandlerContext<LimitDeps>, next: Next): Promise<void> {
  const purpose = isSandboxPath(c.get('url').pathname) ? sandboxPurpose : ''
  const isAllowed = await isClientUnderLimit(c.env.WRITE_LIMIT, c.req.raw.headers, purpose)
  noteUse(c, 'writes', isAllowed, purpose)
  if (!isAllowed) throw new OverLimit(writeWindowInSeconds)
  await next()
}

/**
 * Burst limit of every POST of a page, whose visitors may share an address with a whole office. Each
 * form has stricter limits of its own.
 */
export async function limitForms(c: HandlerContext<LimitDeps>, next: Next): Promise<void> {
  if (!(await isClientUnderLimit(c.env.FORM_LIMIT, c.req.raw.headers))) {
    throw new OverLimit(rateLimitPolicies.forms.seconds)
  }
  await next()
}

/** Limit of browser error reports, counted apart so that they use up no form's limit. */
export async function limitReports(c: HandlerContext<LimitDeps>, next: Next): Promise<void> {
  if (!(await isClientUnderLimit(c.env.WRITE_LIMIT, c.req.raw.headers, 'report:'))) {
    throw new OverLimit(writeWindowInSeconds)
  }
  await next()
}

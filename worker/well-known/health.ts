import { build } from 'virtual:build'
import type { Context } from 'hono'
import * as v from 'valibot'
import { readContentVersion } from '#db/entries/publications'
import { oldestStuckMail } from '#db/submissions/mails'
import { outboxPrefix } from '#db/submissions/outbox-names'
import { answerProgram, retryAfterFailure } from '../errors'
import { plainHeaders } from '../http/security-headers'
import { describeError, log } from '../log'
import { budgets, within } from '../runtime/deadlines'
import type { AppEnv, Work } from '../runtime/request-context'

const minute = 60_000
/** Cron drains the outbox every minute. */
const outboxAgeAtMost = 10 * minute
/** As long as a failed mail may wait before the log says so at level `error`. */
const mailAgeAtMost = 15 * minute

interface Check {
  ok: boolean
  /** Of the oldest entry that waits; null when nobody could say. */
  ageSeconds?: number | null
}

const waitingSince = v.object({ since: v.number() })

async function oldestInOutbox({ env }: Work): Promise<number | null> {
  const { keys } = await env.OUTBOX.list({ prefix: outboxPrefix })
  const known = keys.flatMap(({ metadata }) => {
    const parsed = v.safeParse(waitingSince, metadata)
    return parsed.success ? [parsed.output.since] : []
  })
  return known.length > 0 ? Math.min(...known) : null
}

/** The result within the deadline; a failure is logged under its part and counts as not ok. */
async function check(part: string, asking: Promise<unknown>): Promise<Check> {
  try {
    await within(budgets.health, part, asking)
    return { ok: true }
  } catch (error) {
    log('warn', { event: 'fallback', part, ...describeError(error) })
    return { ok: false }
  }
}

/** As `check`, for the instant since when the oldest entry of a queue waits; null for an empty one. */
async function checkAge(
  part: string,
  { now, atMost }: { now: number; atMost: number },
  asking: Promise<number | null>,
): Promise<Check> {
  const { ok } = await check(part, asking)
  if (!ok) return { ok, ageSeconds: null }
  const since = await asking
  const age = since === null ? 0 : Math.max(0, now - since)
  return { ok: age <= atMost, ageSeconds: Math.floor(age / 1_000) }
}

async function checkAll(work: Work): Promise<Record<'d1' | 'kv' | 'outbox' | 'mail', Check>> {
  const { now, primary, env } = work
  const [d1, kv, outbox, mail] = await Promise.all([
    check('health.d1', readContentVersion(primary)),
    check('health.kv', env.PAYLOADS.get('content-version')),
    checkAge('health.outbox', { now, atMost: outboxAgeAtMost }, oldestInOutbox(work)),
    checkAge('health.mail', { now, atMost: mailAgeAtMost }, oldestStuckMail(primary, now)),
  ])
  return { d1, kv, outbox, mail }
}

const headers = { ...plainHeaders, 'cache-control': 'no-store' }

/** Liveness: the worker answers. Asks no binding (decision 61). */
export function answerLive(): Response {
  return Response.json({ status: 'live', build: build.id }, { headers })
}

/** Readiness: 200 when D1 and KV answer and neither outbox nor mail is late, else a 503 problem. */
export async function answerReady(c: Context<AppEnv>): Promise<Response> {
  const checks = await checkAll(c.get('work'))
  if (Object.values(checks).every(({ ok }) => ok)) {
    return Response.json({ status: 'ready', build: build.id, checks }, { headers })
  }
  return answerProgram(c, 503, { retryAfter: retryAfterFailure }, { build: build.id, checks })
}

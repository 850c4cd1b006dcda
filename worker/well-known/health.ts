import { build } from 'virtual:build'
import type { Database } from '#db/client'
import { readContentVersion } from '#db/entries/publications'
import { findLastRun } from '#db/operations/job-runs'
import { oldestStuckMail } from '#db/submissions/mails'
import type { Bindings } from '../env'
import type { HandlerContext } from '../http/handler-context'
import { plainHeaders } from '../http/security-headers'
import { logFallback } from '../log'
import type { ProblemDeps } from '../problems/respond-problem'
import { respondProblemJson, retryAfterFailure } from '../problems/respond-problem'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { countOutbox } from '../submissions/outbox'

const minute = 60_000
/** What receipts promise; the cron trigger drains the outbox every minute. */
const outboxAgeAtMost = 5 * minute
/** The age at which a failed mail is also logged at level `error`. */
const mailAgeAtMost = 15 * minute
/** The age of the last run of cron. */
const runAgeAtMost = 10 * minute

interface HealthDeps {
  env: Pick<Bindings, 'OUTBOX' | 'PAYLOADS'>
  now: number
  readonly primary: Database
}

interface Check {
  ok: boolean
  /** Age of the oldest entry in a queue; null when the check failed. */
  ageSeconds?: number | null
}

/** A failed or late call is logged under `part` and counts as not ok. */
export async function check(part: string, call: Promise<unknown>): Promise<Check> {
  try {
    await withDeadline(deadlines.health, part, call)
    return { ok: true }
  } catch (error) {
    logFallback(part, error)
    return { ok: false }
  }
}

/** Checks a queue by the time of its oldest entry (epoch ms), null for an empty queue; also cron by its last run. */
async function checkAge(
  part: string,
  { now, atMost }: { now: number; atMost: number },
  oldest: Promise<number | null>,
): Promise<Check> {
  const { ok } = await check(part, oldest)
  if (!ok) return { ok, ageSeconds: null }
  const since = await oldest
  const age = since === null ? 0 : Math.max(0, now - since)
  return { ok: age <= atMost, ageSeconds: Math.floor(age / 1_000) }
}

/** Whether D1 and KV respond, whether what waits in outbox and mail is late, and whether cron runs. */
export async function checkAll(
  deps: HealthDeps,
): Promise<Record<'d1' | 'kv' | 'outbox' | 'mail' | 'jobs', Check>> {
  const { now, primary, env } = deps
  const oldestInOutbox = countOutbox(env.OUTBOX).then(({ oldest }) => oldest)
  const [d1, kv, outbox, mail, jobs] = await Promise.all([
    check('health.d1', readContentVersion(primary)),
    check('health.kv', env.PAYLOADS.get('content-version')),
    checkAge('health.outbox', { now, atMost: outboxAgeAtMost }, oldestInOutbox),
    checkAge('health.mail', { now, atMost: mailAgeAtMost }, oldestStuckMail(primary, now)),
    checkAge('health.jobs', { now, atMost: runAgeAtMost }, findLastRun(primary)),
  ])
  return { d1, kv, outbox, mail, jobs }
}

const headers = { ...plainHeaders, 'cache-control': 'no-store' }

/** Liveness: calls no binding. */
export function respondLive(): Response {
  return Response.json({ status: 'live', build: build.id }, { headers })
}

/** Readiness: 200 when D1 and KV respond, nothing is late and cron runs, else a 503 problem. */
export async function respondReady(c: HandlerContext<HealthDeps & ProblemDeps>): Promise<Response> {
  const checks = await checkAll(c.get('ctx'))
  if (Object.values(checks).every(({ ok }) => ok)) {
    return Response.json({ status: 'ready', build: build.id, checks }, { headers })
  }
  return respondProblemJson(c, 503, { retryAfter: retryAfterFailure }, { build: build.id, checks })
}

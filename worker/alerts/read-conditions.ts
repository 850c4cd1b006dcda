import type { Database } from '#db/client'
import { countFailedDeliveries } from '#db/newsletter/deliveries'
import { countedSpan, listFailureCounts } from '#db/operations/counts'
import { listJobRuns } from '#db/operations/job-runs'
import { readDatabaseSize } from '#db/operations/storage'
import { oldestFailedScan } from '#db/operations/waiting'
import { oldestStuckMail } from '#db/submissions/mails'
import type { AlertRule } from '#domain/alerts/alert-rules'
import { type FailureGroup, failureGroupOf } from '#domain/operations/failure-group'
import { isJobName, type JobName } from '#domain/operations/job-names'
import { databaseLimit } from '#domain/operations/limits'
import { createProviderMemory, findProvider, type ProviderDeps } from '../auth/identity-provider'
import type { Bindings, Deployment } from '../env'
import { deadlines, withLoggedDeadline } from '../runtime/deadlines'
import { countOutbox } from '../submissions/outbox'

export interface ConditionDeps {
  env: Pick<Bindings, 'DB' | 'OUTBOX' | 'SEARCH'>
  deployment: Pick<Deployment, 'scanner'> & ProviderDeps['deployment']
  primary: Database
  /** Epoch ms. */
  now: number
}

/** Whether a condition holds, with what its mail says of it. */
export interface Condition {
  holds: boolean
  /** Of what waits longest. */
  minutes?: number
  /** Mails that the queue gave up. */
  failed?: number
  /** Of the failures, most often first. */
  codes?: string[]
  jobs?: JobName[]
  /** Of the limit. */
  percent?: number
}

/** By rule; null if nobody could look. */
export type Conditions = Record<AlertRule, Condition | null>

const minuteMs = 60_000
/** What waits longer is late (minutes). */
const mailAgeAtMost = 15
const outboxAgeAtMost = 10
const scanAgeAtMost = 15
const jobAgeAtMost = 15
/** Failures of five to ten minutes; the job of the minute alone meets one of KV in each. */
const failuresAtMost = { d1: 10, kv: 5, r2: 3 } as const
const percentAtMost = 80
const codesNamed = 3

/** A condition on the age of what waits longest. */
function lateAfter(now: number, oldest: number | null, atMost: number): Condition {
  const minutes = oldest === null ? 0 : Math.floor((now - oldest) / minuteMs)
  return { holds: minutes >= atMost, minutes }
}

/** Mails that wait, and those to many that the queue has given up. */
async function readMail({ primary, now }: ConditionDeps): Promise<Condition> {
  const [oldest, failed] = await Promise.all([
    oldestStuckMail(primary, now),
    countFailedDeliveries(primary),
  ])
  const late = lateAfter(now, oldest, mailAgeAtMost)
  return { ...late, holds: late.holds || failed > 0, failed }
}

type CountedGroup = keyof typeof failuresAtMost

function failingOf(
  failures: readonly { group: FailureGroup; code: string; total: number }[],
  group: CountedGroup,
): Condition {
  const own = failures.filter((one) => one.group === group)
  const total = own.reduce((sum, one) => sum + one.total, 0)
  const codes = [...new Set(own.flatMap(({ code }) => code || []))].slice(0, codesNamed)
  return { holds: total >= failuresAtMost[group], codes }
}

async function readFailing({ primary, now }: ConditionDeps) {
  const failures = await listFailureCounts(primary, now - 2 * countedSpan)
  const grouped = failures.map((one) => ({ ...one, group: failureGroupOf(one) }))
  return {
    d1: failingOf(grouped, 'd1'),
    kv: failingOf(grouped, 'kv'),
    r2: failingOf(grouped, 'r2'),
  }
}

async function readJobs({ primary, now }: ConditionDeps): Promise<Condition> {
  const runs = await listJobRuns(primary)
  const isLate = (at: number | null) => now - (at ?? 0) >= jobAgeAtMost * minuteMs
  // A job that is no more has a row that nobody writes.
  const late = runs.flatMap(({ job, succeededAt }) =>
    isJobName(job) && isLate(succeededAt) ? [job] : [],
  )
  return { holds: late.length > 0, jobs: late }
}

async function readStorage({ env }: ConditionDeps): Promise<Condition> {
  const sizes = await Promise.all([readDatabaseSize(env.DB), readDatabaseSize(env.SEARCH)])
  const percent = Math.floor((Math.max(...sizes.map((size) => size ?? 0)) / databaseLimit) * 100)
  return { holds: percent >= percentAtMost, percent }
}

/** The metadata of the provider, read anew. */
async function readLogin({ deployment, now }: ConditionDeps): Promise<Condition> {
  const isolate = { identityProvider: createProviderMemory() }
  const finding = findProvider({ deployment, isolate, now }).then(() => true)
  return { holds: !(await withLoggedDeadline(deadlines.write, 'login.discovery', finding)) }
}

/** Looks at all conditions at once; one that cannot be looked at is null. */
export async function readConditions(deps: ConditionDeps): Promise<Conditions> {
  const { env, deployment, primary, now } = deps
  const look = <T>(part: string, looking: Promise<T>) =>
    withLoggedDeadline(deadlines.d1Read, part, looking)
  const oldestOf = async (reading: Promise<number | null>, atMost: number) =>
    lateAfter(now, await reading, atMost)
  const outboxSince = countOutbox(env.OUTBOX).then(({ oldest }) => oldest)
  const [mail, outbox, failing, jobs, login, scanner, storage] = await Promise.all([
    look('d1.alerts', readMail(deps)),
    look('outbox.list', oldestOf(outboxSince, outboxAgeAtMost)),
    look('d1.alerts', readFailing(deps)),
    look('d1.alerts', readJobs(deps)),
    readLogin(deps),
    deployment.scanner
      ? look('d1.alerts', oldestOf(oldestFailedScan(primary), scanAgeAtMost))
      : { holds: false },
    look('d1.alerts', readStorage(deps)),
  ])
  // Whoever cannot ask D1 knows that it is away; of the others nothing is known.
  const { d1, kv, r2 } = failing ?? { d1: { holds: true }, kv: null, r2: null }
  return { mail, outbox, d1, kv, r2, jobs, login, scanner, storage }
}

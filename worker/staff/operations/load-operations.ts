import type { Database } from '#db/client'
import { listAlerts } from '#db/operations/alerts'
import { listFailureCounts, listLoaders, listRequestCounts } from '#db/operations/counts'
import { type JobRun, listJobRuns } from '#db/operations/job-runs'
import { listStorageCounts, readDatabaseSize } from '#db/operations/storage'
import {
  countWaitingDeliveries,
  countWaitingMails,
  countWaitingScans,
  type Waiting,
} from '#db/operations/waiting'
import { checkIndex } from '#db/search/check-index'
import { alertRules } from '#domain/alerts/alert-rules'
import type { AlertState } from '#domain/alerts/look-at-alert'
import { dayMs, riyadhDate, riyadhTime } from '#domain/dates/calendar'
import { createFormat, type Format } from '#domain/dates/format'
import { bucketNames } from '#domain/operations/bucket-names'
import { failureGroupOf } from '#domain/operations/failure-group'
import { jobNames } from '#domain/operations/job-names'
import { databaseLimit } from '#domain/operations/limits'
import { routeNames, routeOf } from '#domain/site/routes'
import { type AlertStanding, type OperationsPage, waitingQueues } from '#domain/staff/operations'
import { cachedSite } from '../../pages/load-page'
import { deadlines, withLoggedDeadline } from '../../runtime/deadlines'
import { countOutbox } from '../../submissions/outbox'
import type { StaffRequest } from '../staff-handler'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const spanMs = 15 * minuteMs
const spans = 24
const jobAgeAtMost = 15 * minuteMs
const loadersShown = 15
const failuresShown = 100

/** An instant as its time, with its day unless that is today. */
type WriteInstant = (at: number) => string

function instantWriter(format: Format, now: number): WriteInstant {
  return (at) => {
    const time = format.text(riyadhTime(at))
    const day = riyadhDate(at)
    return day === riyadhDate(now) ? time : `${format.weekday(day).date} ${time}`
  }
}

function toJobRows(runs: readonly JobRun[], now: number, write: WriteInstant) {
  return jobNames.map((job): OperationsPage['jobs'][number] => {
    const run = runs.find((one) => one.job === job)
    if (!run) {
      return { job, state: 'unknown', succeeded: null, failed: null, code: null, ms: null }
    }
    const { succeededAt, failedAt, code, ms } = run
    const isFailing = (failedAt ?? 0) > (succeededAt ?? 0)
    const isLate = now - (succeededAt ?? 0) > jobAgeAtMost
    return {
      job,
      state: isFailing ? 'failing' : isLate ? 'late' : 'working',
      succeeded: succeededAt === null ? null : write(succeededAt),
      failed: failedAt === null ? null : write(failedAt),
      code,
      ms,
    }
  })
}

type RequestCount = Awaited<ReturnType<typeof listRequestCounts>>[number]

const firstSpan = (now: number) => now - (now % spanMs) - (spans - 1) * spanMs

function toRequestRows(counts: readonly RequestCount[], now: number, write: WriteInstant) {
  return Array.from({ length: spans }, (_, index) => {
    const at = firstSpan(now) + index * spanMs
    const own = counts.filter((one) => one.at >= at && one.at < at + spanMs)
    const sumOf = (name: Exclude<keyof RequestCount, 'at'>) =>
      own.reduce((sum, one) => sum + one[name], 0)
    const minutes = Math.max(1, Math.min(spanMs, now - at) / minuteMs)
    const pages = sumOf('pages')
    return {
      time: write(at),
      answers: Math.round((sumOf('answers') / minutes) * 10) / 10,
      kept: pages > 0 ? Math.round(((sumOf('memory') + sumOf('cache')) / pages) * 100) : null,
      stale: sumOf('stale'),
      failed: sumOf('failed'),
    }
  })
}

type Ctx = StaffRequest['ctx']

/** What waits; a queue whose store is away is unknown. */
async function readWaiting({ env, primary, now }: Ctx): Promise<OperationsPage['waiting']> {
  const [outbox, mails, newsletter, scans] = await Promise.all([
    withLoggedDeadline(deadlines.d1Read, 'outbox.list', countOutbox(env.OUTBOX)),
    countWaitingMails(primary),
    countWaitingDeliveries(primary),
    countWaitingScans(primary),
  ])
  const none: Waiting = { total: 0, oldest: null, failed: 0 }
  const ofQueue = (queue: (typeof waitingQueues)[number]): Waiting | null => {
    if (queue === 'outbox') return outbox && { ...outbox, failed: 0 }
    if (queue === 'newsletter') return newsletter
    if (queue === 'scans') return scans
    return mails.find(({ template }) => template === queue) ?? none
  }
  return waitingQueues.map((queue) => {
    const waiting = ofQueue(queue)
    const oldest = waiting?.oldest ?? null
    return {
      queue,
      total: waiting?.total ?? null,
      minutes: oldest === null ? null : Math.max(0, Math.floor((now - oldest) / minuteMs)),
      failed: waiting?.failed ?? 0,
    }
  })
}

const toMegabytes = (bytes: number) => Math.round(bytes / 1e5) / 10

async function readStorage({ env, primary }: Ctx, write: WriteInstant) {
  const sizeOf = (part: string, d1: D1Database) =>
    withLoggedDeadline(deadlines.d1Read, part, readDatabaseSize(d1))
  const [main, search, counted] = await Promise.all([
    sizeOf('d1.size', env.DB),
    sizeOf('d1.size', env.SEARCH),
    listStorageCounts(primary),
  ])
  const database = (store: 'DB' | 'SEARCH', bytes: number | null) => ({
    store,
    files: null,
    megabytes: bytes === null ? null : toMegabytes(bytes),
    share: bytes === null ? null : Math.round((bytes / databaseLimit) * 1_000) / 10,
    counted: null,
  })
  const buckets = bucketNames.map((store) => {
    const count = counted.find((one) => one.store === store)
    const megabytes = count ? toMegabytes(count.bytes) : null
    const at = count ? write(count.countedAt) : null
    return { store, files: count?.objects ?? null, megabytes, share: null, counted: at }
  })
  return [database('DB', main), database('SEARCH', search), ...buckets]
}

async function readIndex({ env, primary: db }: Ctx, write: WriteInstant) {
  const checking = checkIndex({ db, search: env.SEARCH })
  const found = await withLoggedDeadline(deadlines.d1ReadAll, 'd1.index', checking)
  if (!found) return null
  const { updatedAt, ...counts } = found
  return { ...counts, updated: updatedAt === null ? null : write(updatedAt) }
}

async function readFailures(db: Database, since: number, write: WriteInstant) {
  const failures = await listFailureCounts(db, since)
  return failures.slice(0, failuresShown).map(({ part, code, total, lastAt }) => ({
    group: failureGroupOf({ part, code }),
    part,
    code,
    total,
    last: write(lastAt),
  }))
}

function standingOf(state: AlertState | undefined, now: number): AlertStanding {
  if (!state || now - state.seenAt > jobAgeAtMost) return 'unknown'
  if (state.openedAt !== null) return state.holds ? 'open' : 'ending'
  return state.holds ? 'pending' : 'quiet'
}

async function readAlerts({ deployment, primary, now }: Ctx, write: WriteInstant) {
  if (deployment.alerts.to === '') return null
  const states = await listAlerts(primary)
  return alertRules.map((rule) => {
    const state = states.find((one) => one.rule === rule)
    const standing = standingOf(state, now)
    const since = state?.openedAt ?? (state?.holds ? state.changedAt : null)
    const mailed = state?.mailedAt ?? null
    return {
      rule,
      standing,
      since: since === null ? null : write(since),
      mailed: mailed === null ? null : write(mailed),
    }
  })
}

/** The pattern of a page's path by the id of its route. */
function patternOf(page: string): string {
  const name = routeNames.find((known) => routeOf(known).id === page)
  return name ? routeOf(name).path : page
}

/** How the site runs, from what this database and the stores know. */
export async function loadOperations({ ctx, locale }: StaffRequest): Promise<OperationsPage> {
  const { primary, now } = ctx
  const { digits } = await cachedSite(ctx, locale)
  const write = instantWriter(createFormat({ locale, digits }), now)
  const [alerts, runs, counts, failures, waiting, loaders, index, storage] = await Promise.all([
    readAlerts(ctx, write),
    listJobRuns(primary),
    listRequestCounts(primary, firstSpan(now)),
    readFailures(primary, now - dayMs, write),
    readWaiting(ctx),
    listLoaders(primary, now - dayMs - hourMs, loadersShown),
    readIndex(ctx, write),
    readStorage(ctx, write),
  ])
  return {
    now: write(now),
    alerts,
    jobs: toJobRows(runs, now, write),
    requests: toRequestRows(counts, now, write),
    failures,
    waiting,
    loaders: loaders.map(({ page, total, ms, slowest }) => ({
      page: patternOf(page),
      total,
      mean: Math.round(ms / total),
      slowest,
    })),
    index,
    storage,
  }
}

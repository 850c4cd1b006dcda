import type {
  FailureCount,
  LoaderCount,
  OperationCounts,
  RequestCounts,
} from '#db/operations/counts'
import type { JobRun } from '#db/operations/job-runs'
import type { LogLevel, LogLine } from '../log'

/** What an isolate has counted and not written yet, and the job runs it knows. */
export interface OperationLog {
  requests: RequestCounts
  /** By part and code. */
  failures: Map<string, FailureCount>
  /** By page. */
  loaders: Map<string, LoaderCount>
  /** By job: an isolate writes them again, so that a failure is known once D1 is back. */
  jobs: Map<string, JobRun>
  /** When the write that is on its way has happened or was cancelled (epoch ms). */
  writtenBy: number
}

const noRequests = (): RequestCounts => ({
  answers: 0,
  pages: 0,
  memory: 0,
  cache: 0,
  stale: 0,
  failed: 0,
})

export function createOperationLog(): OperationLog {
  return {
    requests: noRequests(),
    failures: new Map(),
    loaders: new Map(),
    jobs: new Map(),
    writtenBy: 0,
  }
}

/** Kinds of failures, and pages, that an isolate counts. */
const mostKinds = 200

function countRequest(requests: RequestCounts, { source, status = 0 }: LogLine): void {
  requests.answers += 1
  if (status >= 500) requests.failed += 1
  if (!source) return
  requests.pages += 1
  if (source === 'memory' || source === 'cache') requests[source] += 1
  if (source === 'stale' || source === 'snapshot') requests.stale += 1
}

/** The code of `describeError` without the class in front of it. */
export function codeOfLine({ error = '' }: Pick<LogLine, 'error'>): string {
  if (error.startsWith('DeadlineError')) return 'TIMEOUT'
  return error.replace(/^\w+: /, '').slice(0, 80)
}

/** Not failures of this site: what browsers report, and forms of other sites. */
const foreign: readonly LogLine['event'][] = ['client-error', 'foreign-origin']

function countFailure(failures: OperationLog['failures'], line: LogLine): void {
  const part = line.part ?? line.event
  const code = codeOfLine(line)
  const key = `${part} ${code}`
  const known = failures.get(key)
  if (known) known.total += 1
  else if (failures.size < mostKinds) failures.set(key, { part, code, total: 1 })
}

/** Counts what a line of the log says. */
export function countLine(log: OperationLog, level: LogLevel, line: LogLine): void {
  if (line.event === 'request') countRequest(log.requests, line)
  else if (level !== 'info' && !foreign.includes(line.event)) countFailure(log.failures, line)
}

/** Adds answers from memory, which have no line of their own. */
export function countMemoryAnswers({ requests }: OperationLog, answers: number): void {
  requests.answers += answers
  requests.pages += answers
  requests.memory += answers
}

/** Counts a read of a payload from D1; of its name, slugs and queries are left out. */
export function countRead({ loaders }: OperationLog, name: string, ms: number): void {
  const [page = ''] = /^[\w.-]*/.exec(name) ?? []
  const known = loaders.get(page)
  if (!known) {
    if (loaders.size < mostKinds) loaders.set(page, { page, total: 1, ms, slowest: ms })
    return
  }
  known.total += 1
  known.ms += ms
  known.slowest = Math.max(known.slowest, ms)
}

/** The counts so far, which begin again at zero. */
export function takeCounts(log: OperationLog): OperationCounts {
  const { requests, failures, loaders } = log
  log.requests = noRequests()
  log.failures = new Map()
  log.loaders = new Map()
  return { requests, failures: [...failures.values()], loaders: [...loaders.values()] }
}

/** Puts counts that could not be written back to those since. */
export function returnCounts(log: OperationLog, { requests, failures, loaders }: OperationCounts) {
  for (const name of Object.keys(requests) as (keyof RequestCounts)[]) {
    log.requests[name] += requests[name]
  }
  for (const failure of failures) {
    const key = `${failure.part} ${failure.code}`
    const total = failure.total + (log.failures.get(key)?.total ?? 0)
    log.failures.set(key, { ...failure, total })
  }
  for (const loader of loaders) {
    const { total = 0, ms = 0, slowest = 0 } = log.loaders.get(loader.page) ?? {}
    log.loaders.set(loader.page, {
      page: loader.page,
      total: total + loader.total,
      ms: ms + loader.ms,
      slowest: Math.max(slowest, loader.slowest),
    })
  }
}

import type { AlertRule } from '../alerts/alert-rules'
import type { BucketName } from '../operations/bucket-names'
import type { FailureGroup } from '../operations/failure-group'
import type { JobName } from '../operations/job-names'

/** What waits to be done, in the order of the page. */
export const waitingQueues = [
  'outbox',
  'code',
  'registered',
  'status',
  'confirm',
  'newsletter',
  'scans',
] as const

/** `late`: no success for a quarter of an hour. */
export type JobState = 'working' | 'failing' | 'late' | 'unknown'

interface JobRow {
  job: JobName
  state: JobState
  /** Times in words; null if there was none. */
  succeeded: string | null
  failed: string | null
  /** Of the last failure. */
  code: string | null
  /** Of the last run. */
  ms: number | null
}

/** A quarter of an hour. */
interface RequestRow {
  time: string
  /** Answers a minute. */
  answers: number
  /** Percent of pages from memory and the Cache API; null without pages. */
  kept: number | null
  stale: number
  failed: number
}

interface FailureRow {
  group: FailureGroup
  part: string
  code: string
  total: number
  /** In words. */
  last: string
}

interface WaitingRow {
  queue: (typeof waitingQueues)[number]
  /** Null if it could not be counted. */
  total: number | null
  /** Age of the oldest in minutes; null for none. */
  minutes: number | null
  /** Those that were tried before. */
  failed: number
}

interface LoaderRow {
  /** Pattern of the path, or the name of what several pages read. */
  page: string
  total: number
  /** Milliseconds. */
  mean: number
  slowest: number
}

interface StorageRow {
  store: 'DB' | 'SEARCH' | BucketName
  /** Null for a database. */
  files: number | null
  megabytes: number | null
  /** Percent of the limit; null without one. */
  share: number | null
  /** In words; null for now. */
  counted: string | null
}

interface IndexRow {
  documents: number
  waiting: number
  missing: number
  orphaned: number
  /** In words; null for never. */
  updated: string | null
}

/** `pending`: the condition holds, not for long enough; `ending`: not any more, not for long enough. */
export type AlertStanding = 'quiet' | 'pending' | 'open' | 'ending' | 'unknown'

interface AlertRow {
  rule: AlertRule
  standing: AlertStanding
  /** In words. */
  since: string | null
  mailed: string | null
}

export interface OperationsPage {
  /** In words. */
  now: string
  /** Null where no address is told. */
  alerts: AlertRow[] | null
  jobs: JobRow[]
  /** The last six hours, the oldest first. */
  requests: RequestRow[]
  /** Of the last day, most often first. */
  failures: FailureRow[]
  waiting: WaitingRow[]
  /** Of the last day, the slowest first. */
  loaders: LoaderRow[]
  /** Null if it could not be read. */
  index: IndexRow | null
  storage: StorageRow[]
}

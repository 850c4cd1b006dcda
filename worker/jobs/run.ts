import { build } from 'virtual:build'
import type { Database } from '#db/client'
import { publishDatasets } from '#db/datasets/publish-datasets'
import type { FileStore } from '#db/datasets/write-files'
import { isPublicationDue, raiseContentVersion } from '#db/entries/publications'
import { type JobRun, recordJobRuns } from '#db/operations/job-runs'
import { hasKeyProof, storeKeyProof } from '#db/privacy/key-proof'
import { openKeyring } from '#db/privacy/keyring'
import { checkIndex } from '#db/search/check-index'
import { updateIndex } from '#db/search/update-index'
import { type JobName, jobNames } from '#domain/operations/job-names'
import { type ArchiveDeps, writeArchive } from '../api/bulk/archive'
import type { Bindings } from '../env'
import { describeError, log } from '../log'
import { type SendMailDeps, sendMails } from '../mail/send-mails'
import { type SendIssuesDeps, sendIssues } from '../newsletter-sending/send-issues'
import { codeOfLine, type OperationLog } from '../operations/operation-log'
import { deadlines, withDeadline, withLoggedDeadline } from '../runtime/deadlines'
import { type AuditHeadDeps, keepAuditHead } from '../security/audit-head'
import { type AssignNewTicketsDeps, assignNewTickets } from './assign-new-tickets'
import { type BackUpFilesDeps, backUpFiles } from './back-up-files'
import { type CountStatusDeps, countStatus } from './count-status'
import { type CountStorageDeps, countStorage } from './count-storage'
import { type DrainOutboxDeps, drainOutbox } from './drain-outbox'
import { type IndexNewTicketsDeps, indexNewTickets } from './index-new-tickets'
import { type NotifyOfficersDeps, notifyOfficers } from './notify-officers'
import { type PublishDraftsDeps, publishDueDrafts } from './publish-due-drafts'
import { type RaiseAlertsDeps, raiseAlerts } from './raise-alerts'
import { type ScanAttachmentsDeps, scanAttachments } from './scan-attachments'
import { type SweepDeps, sweep } from './sweep'

interface KeyProofDeps {
  env: Pick<Bindings, 'DATA_KEY' | 'HASH_KEY' | 'OUTBOX'>
}

/**
 * Stores a proof of the data key in use, so that key rotation refuses any other
 * (db/cli/rotate-data-key.mjs).
 */
async function proveDataKey({ env }: KeyProofDeps): Promise<void> {
  const keyring = await openKeyring({ encryption: env.DATA_KEY, hash: env.HASH_KEY })
  const proving = hasKeyProof(env.OUTBOX, keyring)
  if (await withDeadline(deadlines.write, 'outbox.get', proving)) return
  await withDeadline(deadlines.write, 'outbox.put', storeKeyProof(env.OUTBOX, keyring))
}

interface UpdateSearchDeps {
  primary: Database
  env: Pick<Bindings, 'SEARCH'>
  /** Epoch ms. */
  now: number
}

const hourMs = 3_600_000
const minuteMs = 60_000

/**
 * Brings the search index up to date with what was published. Logs how the index stands when it
 * changed, and once an hour.
 */
async function updateSearch({ primary, env, now }: UpdateSearchDeps): Promise<void> {
  const deps = { db: primary, search: env.SEARCH, now, build: build.id }
  const changes = await updateIndex(deps)
  if (changes > 0 || now % hourMs < minuteMs) {
    log('info', { event: 'search', changes, ...(await checkIndex(deps)) })
  }
}

type JobDeps = DrainOutboxDeps &
  AssignNewTicketsDeps &
  IndexNewTicketsDeps &
  NotifyOfficersDeps &
  SendMailDeps &
  SendIssuesDeps &
  PublishDraftsDeps &
  PublishDeps &
  SweepDeps &
  KeyProofDeps &
  UpdateSearchDeps &
  PublishDatasetsDeps &
  AuditHeadDeps &
  BackUpFilesDeps &
  ArchiveDeps &
  CountStatusDeps &
  CountStorageDeps &
  RaiseAlertsDeps &
  ScanAttachmentsDeps & { isolate: { operations: OperationLog } }

const jobs: Record<JobName, (deps: JobDeps) => Promise<void>> = {
  drainOutbox,
  assignNewTickets,
  indexNewTickets,
  notifyOfficers,
  sendMails,
  scanAttachments,
  publishDueDrafts,
  publishScheduled,
  publishDueDatasets,
  updateSearch,
  keepAuditHead,
  backUpFiles,
  writeArchive,
  sweep,
  proveDataKey,
  countStatus,
  countStorage,
  raiseAlerts,
  sendIssues,
}

/** Runs a job and notes how that went beside what is known of it. */
async function runJob(deps: JobDeps, job: JobName): Promise<void> {
  const { isolate, now, requestId: request } = deps
  const known = isolate.operations.jobs.get(job)
  const started = isolate.now()
  const note = (outcome: Partial<JobRun>) => {
    const { succeededAt = null, failedAt = null, code = null } = known ?? {}
    const run = { job, ranAt: now, ms: isolate.now() - started, succeededAt, failedAt, code }
    isolate.operations.jobs.set(job, { ...run, ...outcome })
  }
  try {
    await jobs[job](deps)
    note({ succeededAt: now })
  } catch (error) {
    const described = describeError(error)
    log('error', { event: 'job', part: job, request, ...described })
    note({ failedAt: now, code: codeOfLine(described) })
  }
}

async function recordRuns({ primary, isolate }: JobDeps): Promise<void> {
  const recording = recordJobRuns(primary, [...isolate.operations.jobs.values()])
  await withLoggedDeadline(deadlines.write, 'd1.jobs', recording)
}

/** Runs the jobs of every minute in order; one that fails does not stop the others. */
export async function runJobs(deps: JobDeps): Promise<void> {
  for (const job of jobNames) {
    // The last job takes most of the minute, and the platform may end it.
    if (job === jobNames.at(-1)) await recordRuns(deps)
    await runJob(deps, job)
  }
  await recordRuns(deps)
}

interface PublishDeps {
  db: Database
  /** Epoch ms. */
  now: number
}

/**
 * Raises the content version if an entry's publication window began or ended since the last run.
 */
async function publishScheduled({ db, now }: PublishDeps): Promise<void> {
  if (!(await isPublicationDue(db, now))) return
  const version = await raiseContentVersion(db, now)
  log('info', { event: 'publish', version })
}

interface PublishDatasetsDeps {
  primary: Database
  env: Pick<Bindings, 'DATASETS' | 'SEARCH'>
  /** Epoch ms. */
  now: number
  requestId: string
}

/** Publishes due datasets and logs each that fails; every call of R2 has a deadline. */
async function publishDueDatasets(deps: PublishDatasetsDeps): Promise<void> {
  const { primary: db, env, now, requestId: request } = deps
  const inTime = <T>(call: string, result: Promise<T>) =>
    withDeadline(deadlines.filePut, `datasets.${call}`, result)
  const files: FileStore = {
    head: (key) => inTime('head', env.DATASETS.head(key)),
    put: (key, bytes, options) => inTime('put', env.DATASETS.put(key, bytes, options)),
  }
  const onFailure = (part: string, error: unknown) =>
    log('error', { event: 'dataset', part, request, ...describeError(error) })
  const result = await publishDatasets({ db, search: env.SEARCH, files, now, onFailure })
  if (!result) return
  log('info', { event: 'dataset', changes: result.published, version: result.contentVersion })
}

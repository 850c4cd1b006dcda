import { describeError, log } from '../log'
import { type SendMailDeps, sendMails } from '../mail/send-mails'
import { type AuditHeadDeps, keepAuditHead } from '../security/audit-head'
import { type DrainOutboxDeps, drainOutbox } from './drain-outbox'
import { type KeyProofDeps, proveDataKey } from './key-proof'
import { type PublishDeps, publishScheduled } from './publish'
import { type PublishDatasetsDeps, publishDueDatasets } from './publish-datasets'
import { type SweepDeps, sweep } from './sweep'
import { type UpdateSearchDeps, updateSearch } from './update-search'

type JobDeps = DrainOutboxDeps &
  SendMailDeps &
  PublishDeps &
  SweepDeps &
  KeyProofDeps &
  UpdateSearchDeps &
  PublishDatasetsDeps &
  AuditHeadDeps

const jobs = {
  drainOutbox,
  sendMails,
  publishScheduled,
  publishDueDatasets,
  updateSearch,
  keepAuditHead,
  sweep,
  proveDataKey,
}

/** Runs the jobs of every minute in order; one that fails does not stop the others. */
export async function runJobs(deps: JobDeps): Promise<void> {
  for (const [part, job] of Object.entries(jobs)) {
    await job(deps).catch((error) =>
      log('error', { event: 'job', part, request: deps.requestId, ...describeError(error) }),
    )
  }
}

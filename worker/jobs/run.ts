import { describeError, log } from '../log'
import { sendMails } from '../mail/send-mails'
import type { Work } from '../runtime/request-context'
import { drainOutbox } from './drain-outbox'
import { proveDataKey } from './key-proof'
import { publishScheduled } from './publish'
import { sweep } from './sweep'

/** What cron does every minute, in this order; one that fails leaves the others alone. */
const jobs = { drainOutbox, sendMails, publishScheduled, sweep, proveDataKey }

export async function runJobs(work: Work): Promise<void> {
  for (const [part, job] of Object.entries(jobs)) {
    await job(work).catch((error) =>
      log('error', { event: 'job', part, request: work.requestId, ...describeError(error) }),
    )
  }
}

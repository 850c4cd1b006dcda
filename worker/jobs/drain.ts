import { insertRegistration, noteTold, type Registration, type Terms } from '#db/submissions'
import { budgets, within } from '../budget'
import type { Work } from '../context'
import { dropPending, listPending, readPending } from '../forms/outbox'
import { deriveReference } from '../forms/reference'
import { isReferenceTaken } from '../forms/register'
import { describeError, log } from '../log'

const atMost = 200

/** The same request under a number of D1's: for when the one that was told is another's. */
async function renumber(work: Work, row: Registration): Promise<Registration> {
  const { kind, form, idempotencyKey } = row.submission
  const reference = await deriveReference(work, kind, form, idempotencyKey, 0)
  log('error', { event: 'failure', part: 'outbox number taken', reference })
  return { ...row, submission: { ...row.submission, reference } }
}

/** What was told already is kept to, whatever its sender's limit is now. */
const noTerms: Terms = { since: 0, atMost: Number.MAX_SAFE_INTEGER }

async function insert(work: Work, row: Registration): Promise<void> {
  // Whether its captcha answer was used was asked when it was taken.
  const told = { ...row, spent: null }
  try {
    await insertRegistration(work.primary, told, noTerms)
  } catch (error) {
    if (!isReferenceTaken(error)) throw error
    await insertRegistration(work.primary, await renumber(work, told), noTerms)
  }
  await noteTold(work.primary, row)
}

async function drainOne(work: Work, name: string): Promise<void> {
  const row = await readPending(work, name)
  if (!row) return
  await within(budgets.write, 'd1.write', insert(work, row))
  await dropPending(work, name)
  log('info', { event: 'job', part: 'outbox.drain', reference: row.submission.reference })
}

/**
 * Registers what was taken while D1 was away, with the same write as always, so that what is there
 * already stays as it is. An entry leaves the outbox only after that; the first failure ends the run.
 */
export async function drainOutbox(work: Work): Promise<void> {
  try {
    for (const name of await listPending(work, atMost)) await drainOne(work, name)
  } catch (error) {
    log('warn', { event: 'fallback', part: 'outbox.drain', ...describeError(error) })
  }
}

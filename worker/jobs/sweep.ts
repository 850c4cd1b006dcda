import { sweepSessions } from '#db/accounts/sessions'
import { eraseDueAccounts } from '#db/privacy/erase-personal-data'
import { deleteExpired } from '#db/privacy/retention'
import { sweepHits } from '#db/rate-limits/rate-limit-hits'
import { sweepGaps } from '#db/search/gaps'
import { sweepIdempotencyKeys } from '#db/submissions/idempotency-keys'
import { sweepCodes } from '#db/tickets/codes'
import { sweepViewers } from '#db/tickets/viewers'
import { dayMs, riyadhDate, riyadhTime } from '#domain/dates/calendar'
import type { Bindings } from '../env'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { type DataKeyringDeps, dataKeyringOf } from '../security/keyrings'
import { type SweepFilesDeps, sweepFiles } from './sweep-files'

export type SweepDeps = SweepFilesDeps & DataKeyringDeps & { env: Pick<Bindings, 'SEARCH' | 'DB'> }

/**
 * The nightly sweep may start during this hour (Riyadh), in case cron is late or D1 unavailable.
 */
const quietTime = /^03:/
const lastSweepKey = 'last-sweep'
/** Days for which counts of queries without results are kept. */
const gapDays = 365
const twoDaysInSeconds = 172_800

async function isNightlySweepDue({ env, now }: SweepDeps): Promise<boolean> {
  if (!quietTime.test(riyadhTime(now))) return false
  const last = await withDeadline(deadlines.write, 'outbox.get', env.OUTBOX.get(lastSweepKey))
  return last !== riyadhDate(now)
}

/** Called before the sweep, which may take minutes, so that the next run does not start another. */
async function markSwept({ env, now }: SweepDeps): Promise<void> {
  const options = { expirationTtl: twoDaysInSeconds }
  const put = env.OUTBOX.put(lastSweepKey, riyadhDate(now), options)
  await withDeadline(deadlines.write, 'outbox.put', put)
}

/**
 * Deletes expired limits, keys, codes and sessions; once a night also accounts that are to
 * be deleted and data past its retention period.
 */
export async function sweep(deps: SweepDeps): Promise<void> {
  const { env, primary, now } = deps
  await sweepHits(primary, now, now - dayMs)
  await sweepIdempotencyKeys(primary, now - dayMs)
  await sweepCodes(primary, now)
  await sweepSessions(primary, now)
  await sweepViewers(primary, now)
  if (!(await isNightlySweepDue(deps))) return
  await markSwept(deps)
  try {
    await eraseDueAccounts(env, await dataKeyringOf(deps), now)
    await deleteExpired(primary, now)
    await sweepFiles(deps)
    await sweepGaps(env.SEARCH, riyadhDate(now), riyadhDate(now - gapDays * dayMs))
  } catch (error) {
    // Without the mark the next run of the hour retries.
    await withDeadline(deadlines.write, 'outbox.delete', env.OUTBOX.delete(lastSweepKey))
    throw error
  }
}

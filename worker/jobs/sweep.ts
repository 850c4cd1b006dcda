import { forgetOld } from '#db/privacy/retention'
import { sweepTries } from '#db/rate-limits/rate-limit-hits'
import { sweepSayings } from '#db/submissions/idempotency-keys'
import { sweepCodes } from '#db/tickets/codes'
import { dayMs, riyadhDate, riyadhTime } from '#domain/dates/calendar'
import { sweepFiles } from '../attachments/sweep'
import { budgets, within } from '../runtime/deadlines'
import type { Work } from '../runtime/request-context'

/** Until then in the night (Riyadh), should cron be late or D1 away. */
const quietTime = /^03:/
const lastSweepKey = 'last-sweep'
const twoDaysInSeconds = 172_800

/** Whether this night's sweep is still to be done. */
async function isSweepDue({ env, now }: Work): Promise<boolean> {
  if (!quietTime.test(riyadhTime(now))) return false
  const last = await within(budgets.write, 'outbox.get', env.OUTBOX.get(lastSweepKey))
  return last !== riyadhDate(now)
}

/** Notes it before it begins: a sweep that takes minutes is not begun by the next one as well. */
async function noteSweep({ env, now }: Work): Promise<void> {
  const options = { expirationTtl: twoDaysInSeconds }
  const put = env.OUTBOX.put(lastSweepKey, riyadhDate(now), options)
  await within(budgets.write, 'outbox.put', put)
}

/** Forgets what no limit and no captcha asks for any more, and once a night what has had its time. */
export async function sweep(work: Work): Promise<void> {
  await sweepTries(work.primary, work.now, work.now - dayMs)
  await sweepSayings(work.primary, work.now - dayMs)
  await sweepCodes(work.primary, work.now)
  if (!(await isSweepDue(work))) return
  await noteSweep(work)
  try {
    await forgetOld(work.primary, work.now)
    await sweepFiles(work)
  } catch (error) {
    // The next minute of the night tries again.
    await within(budgets.write, 'outbox.delete', work.env.OUTBOX.delete(lastSweepKey))
    throw error
  }
}

import { sweepCodes } from '#db/codes'
import { forgetOld } from '#db/retention'
import { sweepSayings } from '#db/sayings'
import { sweepTries } from '#db/tries'
import { dayMs, riyadhTime } from '#domain/calendar'
import { sweepFiles } from '../attachments/sweep'
import type { Work } from '../context'

/** The first minutes of the hour, should cron be late. */
const quietTime = /^03:0[0-4]$/

/** Forgets what no limit and no captcha asks for any more, and once a night what has had its time. */
export async function sweep(work: Work): Promise<void> {
  await sweepTries(work.primary, work.now, work.now - dayMs)
  await sweepSayings(work.primary, work.now - dayMs)
  await sweepCodes(work.primary, work.now)
  if (!quietTime.test(riyadhTime(work.now))) return
  await forgetOld(work.primary, work.now)
  await sweepFiles(work)
}

import { forgetOld } from '#db/retention'
import { sweepTries } from '#db/tries'
import { riyadhTime } from '#domain/calendar'
import type { Work } from '../context'

const dayMs = 86_400_000
const quietTime = '03:00'

/** Forgets what no limit and no captcha asks for any more, and once a night what has had its time. */
export async function sweep(work: Work): Promise<void> {
  await sweepTries(work.primary, work.now, work.now - dayMs)
  if (riyadhTime(work.now) === quietTime) await forgetOld(work.primary, work.now)
}

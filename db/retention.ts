import { and, inArray, isNull, lt } from 'drizzle-orm'
import type { Database } from './client'
import { mails, submissions } from './schema'

const day = 86_400_000

/** How long what is personal is kept (privacy policy); in days, from the last change. */
const keptForDays = { endedRequest: 730, settledMail: 30 } as const

/** Deletes requests that ended long ago, with all that belongs to them, and mail that is settled. */
export async function forgetOld(db: Database, now: number): Promise<void> {
  const before = (days: number) => now - days * day
  await db.batch([
    db
      .delete(submissions)
      .where(
        and(
          inArray(submissions.status, ['closed', 'rejected', 'duplicate', 'withdrawn']),
          lt(submissions.updatedAt, before(keptForDays.endedRequest)),
        ),
      ),
    db
      .delete(mails)
      .where(and(isNull(mails.nextAt), lt(mails.createdAt, before(keptForDays.settledMail)))),
  ])
}

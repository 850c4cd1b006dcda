import { and, eq, isNull, lt, ne, notInArray, sql } from 'drizzle-orm'
import { dayMs, riyadhDate } from '#domain/dates/calendar'
import { isOpen, statuses } from '#domain/tickets/status'
import type { Database } from '../client'
import { rollUpStatements } from '../feedback/roll-up'
import { nothingNewer } from '../newsletter/subscriptions'
import { signups, subscriptions } from '../schema/newsletter'
import { comments, mails, submissions } from '../schema/schema'
import { dropTombstones } from './tombstones'

/** How long what is personal is kept (privacy policy); in days, from the last change. */
const keptForDays = {
  endedRequest: 730,
  settledMail: 30,
  unconfirmed: 30,
  leftSubscription: 730,
  unpublishedComment: 180,
  /** So long nobody votes anew because rows were rolled up. */
  visitor: 365,
  /** Nothing sent before is on its way any longer. */
  tombstone: 30,
} as const

/**
 * Deletes requests that were answered or ended long ago, with all that belongs to them, mail that is
 * settled, comments that were not published, of the newsletter what nobody confirmed and who left long
 * ago, and the tombstones of what was erased. What visitors said of pages stays as numbers by day.
 */
export async function forgetOld(db: Database, now: number): Promise<void> {
  const before = (days: number) => now - days * dayMs
  await db.batch([
    db
      .delete(submissions)
      .where(
        and(
          notInArray(submissions.status, statuses.filter(isOpen)),
          lt(submissions.updatedAt, before(keptForDays.endedRequest)),
        ),
      ),
    db
      .delete(mails)
      .where(and(isNull(mails.nextAt), lt(mails.createdAt, before(keptForDays.settledMail)))),
    db
      .delete(subscriptions)
      .where(
        and(
          eq(subscriptions.status, 'pending'),
          lt(subscriptions.createdAt, before(keptForDays.unconfirmed)),
        ),
      ),
    db
      .update(subscriptions)
      .set(nothingNewer)
      .where(lt(subscriptions.newerAt, before(keptForDays.unconfirmed))),
    db.delete(subscriptions).where(lt(subscriptions.leftAt, before(keptForDays.leftSubscription))),
    db.delete(signups).where(lt(signups.createdAt, before(keptForDays.unconfirmed))),
    dropTombstones(db, riyadhDate(before(keptForDays.tombstone))),
    ...rollUpStatements(db, riyadhDate(before(keptForDays.visitor)), before(keptForDays.visitor)),
    db
      .delete(comments)
      .where(
        and(
          ne(comments.status, 'published'),
          lt(
            sql`coalesce(${comments.decidedAt}, ${comments.createdAt})`,
            before(keptForDays.unpublishedComment),
          ),
        ),
      ),
  ])
}

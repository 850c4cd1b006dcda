import { and, count, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { addMonths, dayMs, riyadhDate } from '#domain/dates/calendar'
import { isOpen, statuses } from '#domain/tickets/status'
import type { Database } from '../client'
import { votedPages } from '../feedback/totals'
import { deleteOldDeliveries } from '../newsletter/deliveries'
import { noPendingUpdate } from '../newsletter/subscriptions'
import { deleteOldCounts } from '../operations/counts'
import { accounts } from '../schema/accounts'
import {
  comments,
  ratingCounts,
  ratings,
  reasonCounts,
  usefulnessCounts,
  usefulnessVotes,
} from '../schema/feedback'
import { signups, subscriptions } from '../schema/newsletter'
import { notifications, releases } from '../schema/staff'
import { mails, submissions } from '../schema/submissions'
import { pageViews } from '../schema/views'
import { dropAbsences } from '../staff/absences'
import { dropOfficerAddresses } from '../staff/officer-settings'
import { insertSelect } from '../statements'
import { dropOldWords, searchedDays } from '../tickets/ticket-words'
import { dropTombstones } from './tombstones'

/** Retention periods of the privacy policy, in days since the last change. */
const retentionDays = {
  endedTicket: 730,
  settledMail: 30,
  /** Since the sending of the issue began. */
  delivery: 30,
  unconfirmed: 30,
  leftSubscription: 730,
  unpublishedComment: 180,
  unpublishedRelease: 180,
  /** Rolled-up rows have no visitor hash: after this period the same visitor could vote again. */
  visitor: 365,
  /** Longer than a submission can be in transit. */
  tombstone: 30,
  /** Counts of answers, failures and reads. */
  operations: 14,
  /** Since the last login. */
  account: 730,
  /** Since its last day. */
  absence: 30,
  /** Address to which an officer's mails go; since the last login. */
  officerAddress: 30,
  notification: 90,
} as const

/** Months for which views of pages are counted by day. */
const viewMonths = 13

/**
 * Deletes what is past its retention period: ended tickets with all their data, settled mails,
 * unpublished comments and releases, unconfirmed and ended subscriptions, which issues were sent to
 * whom, accounts, absences, addresses of officers who are gone, notifications, tombstones, views of
 * pages, words of tickets, and counts of operations.
 * Visitors' votes and ratings are rolled up into daily counts.
 */
export async function deleteExpired(db: Database, now: number): Promise<void> {
  const before = (days: number) => now - days * dayMs
  await db.batch([
    db.delete(submissions).where(
      and(
        // Statuses by name: for those that are not open, SQLite would read every ticket.
        inArray(
          submissions.status,
          statuses.filter((status) => !isOpen(status)),
        ),
        lt(submissions.updatedAt, before(retentionDays.endedTicket)),
      ),
    ),
    db
      .delete(mails)
      .where(and(isNull(mails.nextAt), lt(mails.createdAt, before(retentionDays.settledMail)))),
    db
      .delete(subscriptions)
      .where(
        and(
          eq(subscriptions.status, 'pending'),
          lt(subscriptions.createdAt, before(retentionDays.unconfirmed)),
        ),
      ),
    db
      .update(subscriptions)
      .set(noPendingUpdate)
      .where(lt(subscriptions.newerAt, before(retentionDays.unconfirmed))),
    db
      .delete(subscriptions)
      .where(lt(subscriptions.leftAt, before(retentionDays.leftSubscription))),
    deleteOldDeliveries(db, before(retentionDays.delivery)),
    db.delete(signups).where(lt(signups.createdAt, before(retentionDays.unconfirmed))),
    db.delete(accounts).where(lt(accounts.loggedInAt, before(retentionDays.account))),
    dropOfficerAddresses(db, before(retentionDays.officerAddress)),
    db.delete(notifications).where(lt(notifications.at, before(retentionDays.notification))),
    db.delete(pageViews).where(lt(pageViews.day, addMonths(riyadhDate(now), -viewMonths))),
    ...deleteOldCounts(db, before(retentionDays.operations)),
    dropOldWords(db, before(searchedDays)),
    dropAbsences(db, riyadhDate(before(retentionDays.absence))),
    dropTombstones(db, riyadhDate(before(retentionDays.tombstone))),
    ...rollUpStatements(
      db,
      riyadhDate(before(retentionDays.visitor)),
      before(retentionDays.visitor),
    ),
    db
      .delete(releases)
      .where(
        and(
          ne(releases.status, 'published'),
          lt(
            sql`coalesce(${releases.decidedAt}, ${releases.draftedAt})`,
            before(retentionDays.unpublishedRelease),
          ),
        ),
      ),
    db
      .delete(comments)
      .where(
        and(
          ne(comments.status, 'published'),
          lt(
            sql`coalesce(${comments.decidedAt}, ${comments.createdAt})`,
            before(retentionDays.unpublishedComment),
          ),
        ),
      ),
  ])
}

const added = sql`total + excluded.total`

/**
 * Statements that roll up votes and ratings from before a Riyadh day into daily counts and delete
 * the rows with the visitor hashes, in one batch, which counts each vote once. Comments keep their
 * text and lose the visitor hash.
 */
function rollUpStatements(db: Database, before: string, beforeInstant: number) {
  // By page and day, as the index has them: no index begins with the day.
  const isOldVote = sql`${usefulnessVotes.page} = voted.page and ${usefulnessVotes.day} < ${before}`
  const votes = sql`(${votedPages} select page from pages where page is not null) as voted
    cross join ${usefulnessVotes}`
  const isOldRating = lt(ratings.day, before)
  const isOldComment = and(lt(comments.createdAt, beforeInstant), ne(comments.visitor, ''))
  const { page, day, answer } = usefulnessVotes
  const rated = { page: ratings.page, day: ratings.day, score: ratings.score }
  const reason = sql`given.value`
  return [
    insertSelect(
      db,
      usefulnessCounts,
      { page, day, answer, total: count() },
      sql`from ${votes} where ${isOldVote} group by ${page}, ${day}, ${answer}`,
    ).onConflictDoUpdate({
      target: [usefulnessCounts.page, usefulnessCounts.day, usefulnessCounts.answer],
      set: { total: added },
    }),
    insertSelect(
      db,
      reasonCounts,
      { answer, reason, day, total: count() },
      sql`from ${votes}, json_each(${usefulnessVotes.reasons}) as given
        where ${isOldVote} group by ${answer}, ${reason}, ${day}`,
    ).onConflictDoUpdate({
      target: [reasonCounts.answer, reasonCounts.reason, reasonCounts.day],
      set: { total: added },
    }),
    db
      .delete(usefulnessVotes)
      .where(sql`rowid in (select ${usefulnessVotes}.rowid from ${votes} where ${isOldVote})`),
    insertSelect(
      db,
      ratingCounts,
      { ...rated, total: count() },
      sql`from ${ratings} where ${isOldRating} group by ${rated.page}, ${rated.day}, ${rated.score}`,
    ).onConflictDoUpdate({
      target: [ratingCounts.page, ratingCounts.day, ratingCounts.score],
      set: { total: added },
    }),
    db.delete(ratings).where(isOldRating),
    db.update(comments).set({ visitor: '' }).where(isOldComment),
  ] as const
}

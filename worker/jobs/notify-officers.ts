import type { Database } from '#db/client'
import {
  decideMails,
  listUndecided,
  reviewDueDays,
  type Undecided,
} from '#db/staff/notification-mails'
import { listRecipients, type Recipient } from '#db/staff/officer-settings'
import { addWorkingDays, isWorkingDay, riyadhDate, riyadhTime } from '#domain/dates/calendar'
import { mailOf } from '#domain/staff/notifications'
import type { Deployment } from '../env'
import { loadHolidays } from '../staff/due-state'

export interface NotifyOfficersDeps {
  deployment: { mail: Pick<Deployment['mail'], 'isForOfficers'> }
  db: Database
  primary: Database
  /** Epoch ms. */
  now: number
}

/** Time in Riyadh from which due days are looked at, on working days. */
const reviewTime = '08:00'
/** Of a run; the next minute goes on. */
const reviewsAtMost = 25
const undecidedAtMost = 2_000

const noHolidays: ReadonlySet<string> = new Set()

/** Notes what is due and overdue, once a working day for each officer, and queues the digests. */
async function reviewDays(
  { db, primary, now }: NotifyOfficersDeps,
  recipients: readonly Recipient[],
): Promise<void> {
  const today = riyadhDate(now)
  const waiting = recipients.filter(({ reviewedOn }) => (reviewedOn ?? '') < today)
  if (waiting.length === 0) return
  const holidays = await loadHolidays(db, now)
  if (!isWorkingDay(today, holidays)) return
  const next = addWorkingDays(today, 1, holidays)
  for (const recipient of waiting.slice(0, reviewsAtMost)) {
    await reviewDueDays(primary, recipient, { today, next }, now)
  }
}

/** Decides which notifications an officer is sent: what the switches allow, and still holds. */
async function decide(
  { primary, now }: NotifyOfficersDeps,
  rows: readonly Undecided[],
  recipient: Recipient | undefined,
): Promise<void> {
  const isTold = ({ reason, isCurrent }: Undecided) =>
    recipient?.mails.includes(mailOf[reason]) && Boolean(isCurrent)
  const told = rows.filter(isTold)
  const others = rows.filter((row) => !isTold(row))
  await decideMails(primary, recipient ? { recipient, rows: told } : null, others, now)
}

function isReviewTime(now: number): boolean {
  return riyadhTime(now) >= reviewTime && isWorkingDay(riyadhDate(now), noHolidays)
}

/**
 * Queues the mails that tell officers what happened to their tickets: one for all that is new since the
 * last minute, so that fifty assignments are one mail. From eight o'clock on working days also what is
 * due, and the digest. Where officers get no mail, what happened is decided all the same: it is not
 * told later.
 */
export async function notifyOfficers(deps: NotifyOfficersDeps): Promise<void> {
  const { primary, now, deployment } = deps
  const { isForOfficers } = deployment.mail
  if (isForOfficers && isReviewTime(now)) await reviewDays(deps, await listRecipients(primary, now))
  const undecided = await listUndecided(primary, undecidedAtMost)
  if (undecided.length === 0) return
  const groups = Map.groupBy(undecided, ({ officer }) => officer)
  const recipients = isForOfficers ? await listRecipients(primary, now, [...groups.keys()]) : []
  for (const [officer, rows] of groups) {
    await decide(
      deps,
      rows,
      recipients.find((one) => one.officer === officer),
    )
  }
}

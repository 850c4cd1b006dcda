import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database } from '../client'
import { isOneOf } from '../entries/is-one-of'
import { signups, subscriptions } from '../schema/newsletter'
import { events, mails, submissions } from '../schema/schema'
import { additions } from '../schema/tickets'
import type { Held } from './collect-personal-data'

/**
 * As many bytes as a column has, all of them `x`. SQLite leaves what is deleted where it stood until
 * the room is used again, and D1 has neither VACUUM nor secure_delete; a row that keeps its length is
 * written over in place.
 */
function blank(column: SQLiteColumn): SQL {
  const length = sql`length(cast(${column} as blob))`
  return sql`substr(printf('%.*c', ${length}, 'x'), 1, ${length})`
}

/** A hash that stands where another stood in every index, for it begins alike, and is nobody's. */
export function blankHash(hash: string): string {
  return hash.slice(0, 6).padEnd(hash.length, 'x')
}

/** What somebody wrote to the newsletter. */
function blankSubscription(db: Database, { emailHash, signups: signed }: Held) {
  const { email, answers, newerAnswers } = subscriptions
  const keys = signed.map(({ idempotencyKey }) => idempotencyKey)
  return [
    db
      .update(signups)
      .set({ digest: blank(signups.digest) })
      .where(isOneOf(signups.idempotencyKey, keys)),
    db
      .update(subscriptions)
      .set({
        ...{ email: blank(email), answers: blank(answers), newerAnswers: blank(newerAnswers) },
        emailHash: blankHash(emailHash),
      })
      .where(eq(subscriptions.emailHash, emailHash)),
  ] as const
}

/** What belongs to requests, which are found by what they still hold. */
function blankBeside(db: Database, isTheirs: SQL) {
  const own = db.select({ reference: submissions.reference }).from(submissions).where(isTheirs)
  return [
    db
      .update(events)
      .set({ noteAr: blank(events.noteAr), noteEn: blank(events.noteEn) })
      .where(inArray(events.reference, own)),
    db
      .update(additions)
      .set({ information: blank(additions.information) })
      .where(inArray(additions.reference, own)),
  ] as const
}

/**
 * Statements that write over all that is about to be deleted of an address; its rows have the hash
 * `blankHash` from then on.
 */
export function blankRows(db: Database, held: Held, isTheirs: SQL, isTheirMail: SQL) {
  const hash = blankHash(held.emailHash)
  const { email, answers, digest } = submissions
  return [
    ...blankBeside(db, isTheirs),
    db
      .update(mails)
      .set({
        // Mail that asks to confirm is named by the address's hash.
        about: sql`replace(${mails.about}, ${held.emailHash}, ${hash})`,
        ...{ recipient: blank(mails.recipient), recipientHash: hash },
      })
      .where(isTheirMail),
    db
      .update(submissions)
      .set({
        ...{ email: blank(email), answers: blank(answers), digest: blank(digest) },
        emailHash: hash,
      })
      .where(isTheirs),
    ...blankSubscription(db, held),
  ] as const
}

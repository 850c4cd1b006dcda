import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { dayMs } from '#domain/dates/calendar'
import type { CodeAction } from '#domain/tickets/status'
import type { Database } from '../client'
import { isUnderLimit } from '../rate-limits/rate-limit-hits'
import { codes, mails, rateLimitHits, submissions } from '../schema/submissions'
import { insertSelect } from '../statements'

type TicketCode = typeof codes.$inferSelect

/** Validity of a code and of a result token. */
export const codeValidForMs = 1_800_000
export const codesAnHour = 3
const maxAttempts = 5

interface CodeOrder {
  reference: string
  action: CodeAction
  seed: string
  now: number
  expiresAt: number
  /** Limit on codes per rate-limit key since an instant (epoch ms). */
  limit: { rateLimitKey: string; since: number; atMost: number }
  /** Limit on mails to the ticket's address in 24 hours. */
  mailsAtMost: number
}

type CodeOrderResult = 'ordered' | 'codes' | 'mails'

const mailIdOf = ({ reference, seed }: Pick<CodeOrder, 'reference' | 'seed'>) =>
  `${reference}:code:${seed}`

/**
 * Replaces the code of a ticket and queues its mail, unless the rate limit of codes (`codes`) or
 * the mail limit of the address (`mails`) is reached. Queued mails count as sent, because their
 * code would arrive too late. A repeat with the same seed keeps the code and sends no second mail.
 */
export async function orderCode(db: Database, order: CodeOrder): Promise<CodeOrderResult> {
  const { reference, action, seed, now, expiresAt, limit, mailsAtMost } = order
  const about = mailIdOf(order)
  const isSame = and(eq(codes.reference, reference), eq(codes.seed, seed))
  const isMailed = sql`exists (select 1 from ${mails} where ${mails.about} = ${about})`
  const mailCount = sql<number>`(select count(*) from ${mails} where ${mails.recipientHash} = ${submissions.emailHash}
    and (${mails.sentAt} > ${now - dayMs} or ${mails.nextAt} is not null))`
  const code = { seed, action, expiresAt, attempts: 0, spentOn: null }
  const mail = {
    about,
    template: 'code',
    locale: submissions.locale,
    recipient: '',
    recipientHash: submissions.emailHash,
    reference,
    createdAt: now,
    nextAt: now,
    attempts: 0,
    sentAt: null,
  } as const
  const hit = { key: limit.rateLimitKey, at: now, owner: mails.recipientHash }
  const isNew = sql`${mails.about} = ${about} and ${mails.createdAt} = ${now}`
  const results = await db.batch([
    insertSelect(
      db,
      codes,
      { reference, ...code },
      sql`from ${submissions} where ${eq(submissions.reference, reference)}
        and not ${isMailed} and ${isUnderLimit(limit)} and ${mailCount} < ${mailsAtMost}`,
    ).onConflictDoUpdate({ target: codes.reference, set: code }),
    insertSelect(
      db,
      mails,
      mail,
      sql`from ${submissions} inner join ${codes} on ${eq(codes.reference, submissions.reference)} where ${isSame}`,
    ).onConflictDoNothing(),
    insertSelect(db, rateLimitHits, hit, sql`from ${mails} where ${isNew}`),
    db.select({ about: mails.about }).from(mails).where(eq(mails.about, about)),
    db.select({ mails: mailCount }).from(submissions).where(eq(submissions.reference, reference)),
  ])
  const [, , , mailed, [counted]] = results
  if (mailed.length > 0) return 'ordered'
  return (counted?.mails ?? 0) < mailsAtMost ? 'codes' : 'mails'
}

/** Current code of a ticket, valid or not; null for none. */
export async function findCode(db: Database, reference: string): Promise<TicketCode | null> {
  return (await db.select().from(codes).where(eq(codes.reference, reference)).get()) ?? null
}

/**
 * Counts an attempt and returns the code; null if it has no attempts left, is used, has expired or
 * belongs to another action. One atomic update: concurrent attempts cannot exceed the limit.
 */
export async function tryCode(
  db: Database,
  { reference, action, now }: { reference: string; action: CodeAction; now: number },
): Promise<TicketCode | null> {
  const [code] = await db
    .update(codes)
    .set({ attempts: sql`${codes.attempts} + 1` })
    .where(
      and(
        eq(codes.reference, reference),
        eq(codes.action, action),
        gt(codes.expiresAt, now),
        isNull(codes.spentOn),
        lt(codes.attempts, maxAttempts),
      ),
    )
    .returning()
  return code ?? null
}

/** Marks a code as used for an action that changes nothing; `on` is the keyed hash of the action. */
export async function spendCode(db: Database, seed: string, on: string): Promise<void> {
  await db.update(codes).set({ spentOn: on }).where(eq(codes.seed, seed))
}

/** True if all attempts at a code are used. */
export function hasNoAttemptsLeft(code: TicketCode): boolean {
  return code.attempts >= maxAttempts
}

/** Deletes expired codes; `now` is epoch ms. */
export async function sweepCodes(db: Database, now: number): Promise<void> {
  await db.delete(codes).where(lt(codes.expiresAt, now))
}

import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { dayMs } from '#domain/dates/calendar'
import { toBase64Url } from '#domain/text/encoding'
import { isOpen, statuses } from '#domain/tickets/status'
import { wordsOf } from '#domain/tickets/ticket-words'
import type { Database } from '../client'
import { ownerOf } from '../privacy/collect-personal-data'
import type { Keyring } from '../privacy/keyring'
import { decryptAnswers, decryptInformation } from '../privacy/personal-fields'
import { additions, amendments, events, submissions, ticketWords } from '../schema/submissions'
import { insertSelect, isOneOf } from '../statements'
import type { Submission } from '../submissions/submissions'

/** Days since the last change for which an ended ticket is found by its words. */
export const searchedDays = 90

/** Bytes of a token: with 64 bits, two words of all tickets hardly ever share one. */
const tokenBytes = 8
const mostTyped = 8

/** The words of a text as they are stored: keyed hashes, which say nothing without the key. */
async function hashWords(keyring: Keyring, words: readonly string[]): Promise<string[]> {
  const hashes = words.map((word) => keyring.hash(word, 'ticket-word'))
  return (await Promise.all(hashes)).map((hash) => toBase64Url(hash.subarray(0, tokenBytes)))
}

const endedStatuses = statuses.filter((status) => !isOpen(status))
const openStatuses = statuses.filter((status) => isOpen(status))

/** Fields of answers that are choices or files, which filters find. */
const unsearched = ['mainType', 'type', 'requestType', 'participationType', 'eventDate', 'email']

/** Everything that was written in a ticket, by its sender and to them. */
async function readTexts(db: Database, keyring: Keyring, tickets: readonly Submission[]) {
  const references = tickets.map(({ reference }) => reference)
  const [notes, amended, added] = await db.batch([
    db.select().from(events).where(isOneOf(events.reference, references)),
    db.select().from(amendments).where(isOneOf(amendments.reference, references)),
    db.select().from(additions).where(isOneOf(additions.reference, references)),
  ])
  return async (ticket: Submission): Promise<string[]> => {
    const owner = ownerOf(ticket)
    const isOfTicket = ({ reference }: { reference: string }) => reference === ticket.reference
    const answers = (await decryptAnswers(keyring, { ...owner, answers: ticket.answers })) ?? {}
    const sent = Object.entries(answers).flatMap(([name, value]) =>
      typeof value === 'string' && !unsearched.includes(name) ? value : [],
    )
    const information = added
      .filter(isOfTicket)
      .map((row) => decryptInformation(keyring, owner, row.information))
    const written = [...notes, ...amended]
      .filter(isOfTicket)
      .flatMap(({ noteAr, noteEn }) => [noteAr ?? '', noteEn ?? ''])
    return [...sent, ...written, ...(await Promise.all(information)).map((text) => text ?? '')]
  }
}

/** Statements that replace the stored words of a ticket, unless it has changed since it was read. */
function replaceWords(
  db: Database,
  { reference, updatedAt }: Submission,
  tokens: readonly string[],
): BatchItem<'sqlite'>[] {
  const isSame = and(eq(submissions.reference, reference), eq(submissions.updatedAt, updatedAt))
  const ifSame = sql`exists (select 1 from ${submissions} where ${isSame})`
  const source = sql`from json_each(${JSON.stringify(tokens)}) as words where ${ifSame}`
  return [
    db.delete(ticketWords).where(and(eq(ticketWords.reference, reference), ifSame)),
    insertSelect(
      db,
      ticketWords,
      { token: sql`words.value`, reference },
      source,
    ).onConflictDoNothing(),
    db.update(submissions).set({ wordsAt: updatedAt }).where(isSame),
  ]
}

/**
 * Stores the words of tickets that are new or have changed, the oldest first, at most `limit`; of one
 * that ended long ago none are stored. Returns how many tickets it has read. Safe to repeat.
 */
export async function indexTickets(
  db: Database,
  keyring: Keyring,
  { now, limit }: { now: number; limit: number },
): Promise<number> {
  const tickets = await db
    .select()
    .from(submissions)
    .where(sql`words_at is not updated_at`)
    .orderBy(submissions.createdAt)
    .limit(limit)
  if (tickets.length === 0) return 0
  const textsOf = await readTexts(db, keyring, tickets)
  const isSearched = ({ status, updatedAt }: Submission) =>
    isOpen(status) || updatedAt >= now - searchedDays * dayMs
  const writes = await Promise.all(
    tickets.map(async (ticket) => {
      const words = isSearched(ticket) ? wordsOf((await textsOf(ticket)).join('\n')) : []
      return replaceWords(db, ticket, await hashWords(keyring, words))
    }),
  )
  const [first, ...others] = writes.flat()
  if (first) await db.batch([first, ...others])
  return tickets.length
}

/**
 * The tickets that hold all words of a text: open ones, and those that ended in the last 90 days, the
 * newest first, at most `limit`. Null for a text without a word to look for; only its first eight words
 * count.
 */
export async function findTicketsByWords(
  db: Database,
  keyring: Keyring,
  text: string,
  { now, limit }: { now: number; limit: number },
): Promise<Submission[] | null> {
  const tokens = await hashWords(keyring, wordsOf(text).slice(0, mostTyped))
  if (tokens.length === 0) return null
  const { status, updatedAt, reference, createdAt } = submissions
  const holds = tokens.map((token) =>
    inArray(
      reference,
      db
        .select({ reference: ticketWords.reference })
        .from(ticketWords)
        .where(eq(ticketWords.token, token)),
    ),
  )
  return db
    .select()
    .from(submissions)
    .where(
      and(...holds, or(inArray(status, openStatuses), gte(updatedAt, now - searchedDays * dayMs))),
    )
    .orderBy(desc(createdAt), reference)
    .limit(limit)
}

/** Statement that deletes the words of tickets that ended before an instant (epoch ms). */
export function dropOldWords(db: Database, before: number) {
  const { reference, status, updatedAt } = submissions
  const old = db
    .select({ reference })
    .from(submissions)
    .where(and(inArray(status, endedStatuses), lt(updatedAt, before)))
  return db.delete(ticketWords).where(inArray(ticketWords.reference, old))
}

/** Deletes all stored words; the job stores them anew. */
export async function dropAllWords(db: Database): Promise<void> {
  await db.batch([db.delete(ticketWords), db.update(submissions).set({ wordsAt: null })])
}

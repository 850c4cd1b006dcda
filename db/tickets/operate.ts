import { asc, desc, eq } from 'drizzle-orm'
import { holidayDays } from '#domain/content/pages/holiday'
import { riyadhDate } from '#domain/dates/calendar'
import { noQueueFilter } from '#domain/staff/queue'
import { cleanText } from '#domain/text/clean-text'
import { readReference } from '#domain/tickets/reference'
import {
  canOperatorTransition,
  dueAfter,
  isOpen,
  needsNote,
  needsReason,
  type Status,
  statuses,
} from '#domain/tickets/status'
import type { Actor } from '../audit/write-batch'
import type { Database } from '../client'
import { listKinds } from '../entries/entries'
import { ownerOf } from '../privacy/collect-personal-data'
import { type Keyring, openKeyring, type Secrets } from '../privacy/keyring'
import {
  decryptAnswers,
  decryptEmail,
  decryptFiles,
  decryptInformation,
  encryptNote,
  type Owner,
} from '../privacy/personal-fields'
import { submissions } from '../schema/submissions'
import {
  type Addition,
  findTicket,
  listAdditions,
  listDuplicates,
  type Submission,
} from '../submissions/submissions'
import { listQueue } from './queue'
import {
  cleanNoteOf,
  type FirstRequest,
  findFirstRequest,
  type Transition,
  transitionTicket,
} from './status-transitions'

const listedTickets = 200

/** Parses a status name; throws for an unknown one. */
export function readStatus(name: string): Status {
  const status = statuses.find((one) => one === name)
  if (!status) throw new Error(`"${name}" is not a status: use one of ${statuses.join(', ')}`)
  return status
}

/**
 * At most 200 tickets: all open ones as the desk lists them, or those of a status, open ones by
 * their last change and finished ones from the latest.
 */
export async function listTickets(
  db: Database,
  status: Status | null,
  now: number,
): Promise<Submission[]> {
  if (status === null) {
    const all = { ...noQueueFilter, reader: '' }
    const query = { ...all, today: riyadhDate(now), finishedSince: 0 }
    return (await listQueue(db, query, null, listedTickets)).rows
  }
  const { updatedAt, reference } = submissions
  const order = isOpen(status) ? asc : desc
  return db
    .select()
    .from(submissions)
    .where(eq(submissions.status, status))
    .orderBy(order(updatedAt), order(reference))
    .limit(listedTickets)
}

/**
 * Finds a ticket by any of its typed references, with its events, the amendments of its answers and
 * what its sender added, oldest first; throws for none.
 */
export async function findTypedTicket(db: Database, typed: string) {
  const reference = readReference(typed)
  if (!reference) throw new Error(`"${typed}" is not a reference such as INFO-1234567890`)
  const found = await findTicket(db, reference)
  if (!found) throw new Error(`There is no ticket ${reference}: check it, or add --remote.`)
  const { submission, events, amendments } = found
  const additions = await listAdditions(db, submission.reference)
  return { ticket: submission, events: events.toReversed(), amendments, additions }
}

interface Operation {
  to: Status
  note?: Transition['note']
  /** Reference of the first request, as typed, for `duplicate`; it may be another sender's. */
  first?: string
  isOtherSender?: boolean
  /** Why, for staff alone, and the keyring that encrypts it. */
  reason?: { text: string; keyring: Keyring }
  actor: Actor
}

/** The first request of a duplicate; throws for one that it cannot be. */
async function findOriginal(
  db: Database,
  ticket: Submission,
  typed: string,
  isOtherSender = false,
): Promise<FirstRequest> {
  const first = await findFirstRequest(db, typed, ticket)
  if (!first) throw new Error('duplicate needs --of: the reference of the first request')
  if ((await listDuplicates(db, ticket)).length > 0)
    throw new Error(`${ticket.reference} is repeated by others: it cannot be a duplicate itself`)
  if (!first.isOwn && !isOtherSender)
    throw new Error(`${first.reference} is of another sender: add --other-sender if that is meant`)
  return first
}

/**
 * Moves a ticket to another status with an entry of the audit log. Throws for a transition that
 * operators may not make, that lacks its note in the ticket's language or its reason, or if the ticket
 * was changed meanwhile.
 */
export async function operateTicket(
  db: Database,
  ticket: Submission,
  { to, note, first: typed, isOtherSender, reason, actor }: Operation,
): Promise<void> {
  const { reference, status: from, updatedAt: since, dueOn: due, locale } = ticket
  if (!canOperatorTransition(from, to))
    throw new Error(`${reference} may not go from ${from} to ${to}: choose another status`)
  const cleanNote = cleanNoteOf(note ?? {})
  if ((cleanNote || needsNote(to)) && !cleanNote?.[locale])
    throw new Error(`${to} needs --note-${locale}: it is the language of the ticket`)
  const why = cleanText(reason?.text ?? '')
  if (needsReason({ from, to }, ticket.team) && !why && !cleanNote)
    throw new Error(`From ${from}, ${to} needs --reason: why, which only staff read`)
  const first =
    to === 'duplicate' ? await findOriginal(db, ticket, typed ?? '', isOtherSender) : undefined
  const { at } = actor
  const { holiday } = await listKinds(db, ['holiday'], 'ar', at)
  const dueOn = dueAfter({ from, to, dueOn: due }, riyadhDate(at), holidayDays(holiday))
  const states = { before: { status: from }, after: { status: to } }
  const entry = { ...actor, action: 'ticket.transitioned', subject: reference, ...states } as const
  const transition = {
    reference,
    from,
    since,
    to,
    at,
    note: cleanNote,
    reason: reason && why ? await encryptNote(reason.keyring, ownerOf(ticket), why) : undefined,
    dueOn,
    entry,
    first,
  }
  if (!(await transitionTicket(db, transition)))
    throw new Error(`${reference} was changed by someone else meanwhile: show it again.`)
}

/**
 * Decrypts a ticket's personal data into lines of text; null if it was encrypted with another key.
 */
export async function decryptTicket(
  secrets: Secrets,
  ticket: Owner & { email: string; answers: string },
  additions: Pick<Addition, 'sequence' | 'information' | 'files'>[],
): Promise<string[] | null> {
  const keyring = await openKeyring(secrets)
  const [email, answers] = await Promise.all([
    decryptEmail(keyring, ticket),
    decryptAnswers(keyring, ticket),
  ])
  if (email === null || answers === null) return null
  const answerLines = Object.entries(answers).map(([name, value]) => {
    return `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`
  })
  const additionLines = additions.map(async ({ sequence, information, files }) => {
    const text = await decryptInformation(keyring, ticket, information)
    const names = (await decryptFiles(keyring, ticket, files)).map(({ name }) => name)
    return [
      `${sequence}. ${text}`,
      ...(names.length > 0 ? [`files: ${names.join(', ')}`] : []),
    ].join('\n')
  })
  return [`email: ${email}`, ...answerLines, ...(await Promise.all(additionLines))]
}

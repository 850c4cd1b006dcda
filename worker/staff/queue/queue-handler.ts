import * as v from 'valibot'
import { translators } from '#client/translators.ts'
import { appendAuditEntry } from '#db/audit/write-batch'
import type { Database } from '#db/client'
import { hashEmail } from '#db/privacy/personal-fields'
import { listAbsent } from '#db/staff/absences'
import { findStaff, listOfficers } from '#db/staff/staff'
import { findTicket, listTicketsOf, type Submission } from '#db/submissions/submissions'
import { assignTickets } from '#db/tickets/assign'
import {
  findNextUnassigned,
  listQueue,
  type QueuePosition,
  type QueueQuery,
  type QueueSlice,
} from '#db/tickets/queue'
import { findTicketsByWords, indexTickets } from '#db/tickets/ticket-words'
import { riyadhDate } from '#domain/dates/calendar'
import { emailAddress } from '#domain/forms/field'
import { ticketKinds } from '#domain/forms/support'
import { languageNames } from '#domain/site/locale'
import { noQueueFilter } from '#domain/staff/queue'
import { staffAddress } from '#domain/staff/staff-routes'
import { cleanText } from '#domain/text/clean-text'
import { possibleReferences } from '#domain/tickets/reference'
import { wordsOf } from '#domain/tickets/ticket-words'
import { loadFormOptions } from '../../pages/form-options'
import { dataKeyringOf } from '../../security/keyrings'
import { isAway } from '../away'
import { respondStaffCsv } from '../respond-csv'
import {
  type StaffFields,
  type StaffHandler,
  type StaffRequest,
  type StaffResult,
  textOf,
} from '../staff-handler'
import { staffName } from '../staff-name'
import { takeOver } from '../ticket/move-ticket'
import { loadQueue, topicOf } from './load-queue'
import { queueAddress, readQueueRequest } from './queue-request'
import { removeView, renameView, saveView, shareView } from './saved-views'

const ticketsOfSender = 50
const ticketsFound = 50
const picksAtMost = 50
const attemptsToTake = 3
const rowsAtMost = 1_000

function foundAddress(
  { locale }: StaffRequest,
  { reference, outboxReference }: Pick<Submission, 'reference' | 'outboxReference'>,
): string {
  return staffAddress(locale, 'ticket', outboxReference ?? reference)
}

/**
 * Looks up tickets by words of what was written in them. `absent` is what the page says if there is
 * none: a telephone number may look like a reference.
 */
async function findWords(
  request: StaffRequest,
  typed: string,
  absent: 'noReference' | 'noWords',
): Promise<StaffResult> {
  const { ctx, actor } = request
  const { primary, now } = ctx
  const keyring = await dataKeyringOf(ctx)
  // What was received or answered a moment ago is found as well.
  await indexTickets(primary, keyring, { now, limit: ticketsFound })
  const options = { now, limit: ticketsFound }
  // A part of an address is no word.
  const found = typed.includes('@')
    ? null
    : await findTicketsByWords(primary, keyring, typed, options)
  if (found === null) {
    return { content: await loadQueue(request, { lookUp: 'incomplete', typed }), status: 422 }
  }
  await appendAuditEntry(primary, {
    ...actor,
    action: 'tickets.searched',
    after: { tickets: found.length, words: wordsOf(typed).length },
  })
  const lookUp = found.length > 0 ? ({ lookUp: 'foundWords', found } as const) : { lookUp: absent }
  const status = found.length > 0 ? 200 : 422
  return { content: await loadQueue(request, { ...lookUp, typed }), status }
}

/**
 * Looks up a ticket by its reference, those of a whole e-mail address by its keyed hash, and others by
 * words.
 */
async function find(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor } = request
  const typed = cleanText(textOf(fields, 'q')).slice(0, 300)
  const kinds = ticketKinds.filter((kind) => kind !== 'NEWS')
  const references = possibleReferences(typed, kinds)
  if (references.length > 0) {
    const found = await findTicket(ctx.primary, references)
    if (found) return { location: foundAddress(request, found.submission) }
  }
  if (!v.is(emailAddress, typed)) {
    return findWords(request, typed, references.length > 0 ? 'noReference' : 'noWords')
  }
  const emailHash = await hashEmail(await dataKeyringOf(ctx), typed)
  const found = await listTicketsOf(ctx.primary, emailHash, ticketsOfSender)
  await appendAuditEntry(ctx.primary, {
    ...actor,
    action: 'tickets.searched',
    after: { tickets: found.length },
  })
  const [only, ...others] = found
  if (only && others.length === 0) return { location: foundAddress(request, only) }
  const lookUp = only
    ? ({ lookUp: 'found', found } as const)
    : ({ lookUp: 'noEmail', typed } as const)
  return { content: await loadQueue(request, lookUp), status: only ? 200 : 422 }
}

/** Assigns the chosen tickets: to the reader by default. */
async function assign(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, id, actor } = request
  const picked = [fields.pick].flat().filter((one) => typeof one === 'string')
  const to = textOf(fields, 'to') || id
  const officers = await listOfficers(ctx.primary, await dataKeyringOf(ctx), ctx.now)
  const isKnown = to === id || officers.some((one) => one.id === to)
  if (!isKnown || picked.length === 0) return { location: queueAddress(request, 'none') }
  if (await isAway(request, to)) return { location: queueAddress(request, 'officerAway') }
  // The officer from whom a ticket is taken over: somebody may be faster.
  const from = textOf(fields, 'from') || undefined
  const count = await assignTickets(ctx.primary, picked.slice(0, picksAtMost), to, actor, from)
  if (count === 0 && from) return { location: queueAddress(request, 'taken') }
  return { location: queueAddress(request, count > 0 ? 'assigned' : 'none') }
}

/** Assigns all open tickets of an officer who is away to another one. */
async function handOver(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor } = request
  const { primary, now } = ctx
  const [from, to] = [textOf(fields, 'from'), textOf(fields, 'to')]
  const [officers, absent] = await Promise.all([
    listOfficers(primary, await dataKeyringOf(ctx), now),
    listAbsent(primary, riyadhDate(now)),
  ])
  const isKnown = absent.some(({ officer }) => officer === from)
  if (!isKnown || !officers.some(({ id }) => id === to)) {
    return { location: queueAddress(request, 'none') }
  }
  if (await isAway(request, to)) return { location: queueAddress(request, 'officerAway') }
  const { list } = readQueueRequest(request)
  const open = { ...list, ...noQueueFilter, assignee: from }
  const { rows } = await listQueue(primary, open, null, rowsAtMost)
  let count = 0
  for (let at = 0; at < rows.length; at += picksAtMost) {
    const references = rows.slice(at, at + picksAtMost).map(({ reference }) => reference)
    count += await assignTickets(primary, references, to, actor, from)
  }
  return { location: queueAddress(request, count > 0 ? 'handedOver' : 'none') }
}

/** Assigns the ticket that is due first to the reader, starts its review and opens it. */
async function takeNext(request: StaffRequest): Promise<StaffResult> {
  const { ctx } = request
  for (let attempt = 0; attempt < attemptsToTake; attempt += 1) {
    const ticket = await findNextUnassigned(ctx.primary)
    if (!ticket) break
    // Somebody else may take the same one at the same time.
    if (await takeOver(request, ticket)) return { location: foundAddress(request, ticket) }
  }
  return { location: queueAddress(request, 'none') }
}

export const queueHandler: StaffHandler = {
  load: (request) => loadQueue(request),
  csv: exportQueue,
  lists: ['pick'],
  actions: {
    find: { action: 'tickets.read', run: find },
    assign: { action: 'tickets.assign', run: assign },
    handOver: { action: 'absences.change', run: handOver },
    saveView: { action: 'views.save', run: saveView },
    renameView: { action: 'views.save', run: renameView },
    removeView: { action: 'views.save', run: removeView },
    shareView: { action: 'views.share', run: shareView },
    next: { action: 'tickets.assign', run: takeNext },
  },
}

const rowsPerRead = 250

const columns = [
  'reference',
  'kind',
  'topic',
  'language',
  'status',
  'received',
  'due',
  'assignee',
] as const

/** The first tickets of a list, and whether there are more. */
async function readTickets(db: Database, list: QueueQuery) {
  const tickets: Submission[] = []
  let from: QueuePosition | null = null
  do {
    const slice: QueueSlice = await listQueue(db, list, from, rowsPerRead)
    tickets.push(...slice.rows)
    from = slice.next
  } while (from && tickets.length < rowsAtMost)
  return { tickets, isCut: from !== null }
}

/** A list of the queue as a file, without anything that senders wrote and who they are. */
async function exportQueue(request: StaffRequest): Promise<Response> {
  const { ctx, locale, actor } = request
  const { primary, now } = ctx
  const { list } = readQueueRequest(request)
  const [{ tickets, isCut }, options] = await Promise.all([
    readTickets(primary, list),
    loadFormOptions(ctx, locale),
  ])
  const ids = tickets.flatMap(({ assignee }) => assignee ?? [])
  const members = await findStaff(primary, await dataKeyringOf(ctx), ids)
  await appendAuditEntry(primary, {
    ...actor,
    action: 'tickets.exported',
    subject: list.view,
    after: { tickets: tickets.length },
  })
  const t = translators[locale]
  const rows = tickets.map((ticket) => [
    ticket.outboxReference ?? ticket.reference,
    options.kindNames[ticket.kind] ?? ticket.kind,
    topicOf(options, ticket),
    languageNames[ticket.locale],
    t(`status.${ticket.status}.title`),
    riyadhDate(ticket.createdAt),
    ticket.dueOn,
    ticket.assignee && staffName(members, ticket.assignee, locale),
  ])
  const name = `requests-${list.view}-${riyadhDate(now)}${isCut ? `-first-${rowsAtMost}` : ''}`
  return respondStaffCsv(request, name, [
    columns.map((column) => t(`deskQueue.csv.columns.${column}`)),
    ...rows,
  ])
}

import * as v from 'valibot'
import { appendAuditEntry } from '#db/audit/write-batch'
import { hashEmail } from '#db/privacy/personal-fields'
import { listOfficers } from '#db/staff/staff'
import { findTicket, listTicketsOf, type Submission } from '#db/submissions/submissions'
import { assignTickets } from '#db/tickets/assign'
import { findNextUnassigned } from '#db/tickets/queue'
import { emailAddress } from '#domain/forms/field'
import { ticketKinds } from '#domain/forms/support'
import { staffAddress } from '#domain/staff/staff-routes'
import { cleanText } from '#domain/text/clean-text'
import { possibleReferences } from '#domain/tickets/reference'
import { dataKeyringOf } from '../../security/keyrings'
import { type StaffFields, type StaffHandler, type StaffResult, textOf } from '../staff-handler'
import type { StaffRequest } from '../staff-request'
import { takeOver } from '../ticket/move-ticket'
import { exportQueue } from './export-queue'
import { loadQueue } from './load-queue'
import { queueAddress } from './queue-address'

const ticketsOfSender = 50
const picksAtMost = 50
const attemptsToTake = 3

function foundAddress(
  { locale }: StaffRequest,
  { reference, outboxReference }: Pick<Submission, 'reference' | 'outboxReference'>,
): string {
  return staffAddress(locale, 'ticket', outboxReference ?? reference)
}

/** Looks up a ticket by its reference, or those of a whole e-mail address by its keyed hash. */
async function find(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor } = request
  const typed = cleanText(textOf(fields, 'q')).slice(0, 300)
  const kinds = ticketKinds.filter((kind) => kind !== 'NEWS')
  const references = possibleReferences(typed, kinds)
  if (references.length > 0) {
    const found = await findTicket(ctx.primary, references)
    if (found) return { location: foundAddress(request, found.submission) }
    return { content: await loadQueue(request, { lookUp: 'noReference', typed }), status: 422 }
  }
  if (!v.is(emailAddress, typed)) {
    return { content: await loadQueue(request, { lookUp: 'incomplete', typed }), status: 422 }
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
  const count = await assignTickets(ctx.primary, picked.slice(0, picksAtMost), to, actor)
  return { location: queueAddress(request, count > 0 ? 'assigned' : 'none') }
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
    next: { action: 'tickets.assign', run: takeNext },
  },
}

import * as v from 'valibot'
import { appendAuditEntry } from '#db/audit/write-batch'
import { ownerOf } from '#db/privacy/collect-personal-data'
import { encryptNote } from '#db/privacy/personal-fields'
import { listOfficers } from '#db/staff/staff'
import { putViewer } from '#db/staff/viewers'
import { listAdditions } from '#db/submissions/submissions'
import { listAnswerFiles } from '#db/tickets/answer-files'
import { assignTickets } from '#db/tickets/assign'
import { findTicketVersion } from '#db/tickets/queue'
import { addNote } from '#db/tickets/ticket-notes'
import { message } from '#domain/forms/field'
import type { StaffNoticeName } from '#domain/staff/staff-page'
import { longestNote } from '#domain/staff/ticket'
import { toBase64Url } from '#domain/text/encoding'
import { readFile } from '../../attachments/read-file'
import { respondAttachment } from '../../attachments/respond-attachment'
import { readScanStates } from '../../attachments/scan-states'
import { dataKeyringOf } from '../../security/keyrings'
import { filesField } from '../../tickets/added-files'
import { decryptAnswerFiles } from '../../tickets/answer-files'
import { listTicketFiles } from '../../tickets/ticket-files'
import { isAway } from '../away'
import { ticketAddress } from '../queue/queue-request'
import {
  type StaffFields,
  type StaffHandler,
  type StaffRequest,
  type StaffResult,
  textOf,
} from '../staff-handler'
import { decryptTexts } from '../ticket-texts'
import { answerUploads } from './answer-files'
import { draftRelease } from './draft-release'
import { findRequestedTicket } from './find-tickets'
import { loadTicket } from './load-ticket'
import {
  attachFiles,
  detachFile,
  fillNotes,
  moveTicket,
  previewStep,
  quoteAnswer,
  showAgain,
  takeTicket,
} from './move-ticket'
import { undoStep } from './undo-step'

const noteSchema = message(1, longestNote)

function samePage(request: StaffRequest, done: StaffNoticeName): StaffResult {
  return { location: ticketAddress(request, request.match.reference ?? '', done) }
}

async function assign(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, id, actor, match } = request
  const to = textOf(fields, 'assignee')
  const officers = await listOfficers(ctx.primary, await dataKeyringOf(ctx), ctx.now)
  const isKnown = to === '' || to === id || officers.some((one) => one.id === to)
  if (!isKnown) return samePage(request, 'none')
  if (await isAway(request, to)) return samePage(request, 'officerAway')
  const count = await assignTickets(ctx.primary, [match.reference ?? ''], to || null, actor)
  return samePage(request, count > 0 ? 'assigned' : 'none')
}

async function note(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor, id } = request
  const parsed = v.safeParse(noteSchema, textOf(fields, 'note'))
  if (!parsed.success) return samePage(request, 'none')
  const found = await findRequestedTicket(request)
  if (!found) return null
  const { submission } = found
  const { reference } = submission
  const keyring = await dataKeyringOf(ctx)
  const text = await encryptNote(keyring, ownerOf(submission), parsed.output)
  // The idempotency key: author, ticket, newest note on the page, and text.
  const sent = [id, reference, textOf(fields, 'known'), parsed.output]
  const key = toBase64Url(await keyring.hash(JSON.stringify(sent), 'ticket-note'))
  await addNote(ctx.primary, { reference, text }, actor, { key, digest: key })
  return samePage(request, 'noted')
}

async function release(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const outcome = await draftRelease(request, fields)
  if (!outcome) return null
  if (outcome.kind === 'drafted') return samePage(request, 'drafted')
  return showAgain(request, { release: outcome.form }, outcome.status)
}

/** When the ticket last changed. The reader stays shown as one who has it open. */
async function readVersion({ ctx, match, id: viewer }: StaffRequest): Promise<number | null> {
  const found = await findTicketVersion(ctx.primary, match.reference ?? '')
  if (!found) return null
  const { reference, updatedAt } = found
  await putViewer(ctx.primary, { reference, viewer, seenAt: ctx.now })
  return updatedAt
}

export const ticketHandler: StaffHandler = {
  load: (request) => loadTicket(request),
  version: readVersion,
  file: { action: 'tickets.download', respond: respondTicketFile },
  lists: ['file', filesField],
  uploads: answerUploads,
  actions: {
    take: { action: 'tickets.assign', run: takeTicket },
    assign: { action: 'tickets.assign', run: assign },
    move: { action: 'tickets.transition', run: moveTicket },
    fill: { action: 'tickets.transition', run: fillNotes },
    quote: { action: 'tickets.transition', run: quoteAnswer },
    preview: { action: 'tickets.transition', run: previewStep },
    attach: { action: 'tickets.transition', run: attachFiles },
    detach: { action: 'tickets.transition', run: detachFile },
    undo: { action: 'tickets.transition', run: undoStep },
    note: { action: 'tickets.note', run: note },
    release: { action: 'releases.draft', run: release },
  },
}

/**
 * A file of the ticket, decrypted, as a download and never to be shown by a browser; null if there is
 * none, or while the scanner has not found it clean. Reading it is recorded.
 */
async function respondTicketFile(request: StaffRequest, number: number): Promise<Response | null> {
  const { ctx, actor } = request
  const found = await findRequestedTicket(request)
  if (!found) return null
  const { submission } = found
  const keyring = await dataKeyringOf(ctx)
  const [{ answers }, additions, answerFiles] = await Promise.all([
    decryptTexts(keyring, submission),
    listAdditions(ctx.primary, submission.reference),
    listAnswerFiles(ctx.primary, submission.reference),
  ])
  const files = [
    ...(await listTicketFiles(keyring, submission, answers, additions)),
    ...(await decryptAnswerFiles(keyring, submission, answerFiles)),
  ]
  const file = files.find((one) => one.number === number)
  if (!file) return null
  const [scan] = await readScanStates(ctx, [file.object])
  // The page says why it has no link.
  if (scan && scan.state !== 'clean') return null
  const bytes = await readFile(ctx, file.object)
  if (!bytes) return null
  await appendAuditEntry(ctx.primary, {
    ...actor,
    action: 'ticket.downloaded',
    subject: submission.reference,
    after: { file: number },
  })
  return respondAttachment(file.name, bytes)
}

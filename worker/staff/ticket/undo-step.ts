import * as v from 'valibot'
import { ownerOf } from '#db/privacy/collect-personal-data'
import { decryptNote } from '#db/privacy/personal-fields'
import type { FoundTicket } from '#db/submissions/submissions'
import { undoAmendment } from '#db/tickets/amendments'
import { undoTransition } from '#db/tickets/undo-transition'
import { isAmendmentStep, type TicketDraft, type TicketStep, undoMs } from '#domain/staff/ticket'
import { amendmentKinds } from '#domain/tickets/amendments'
import { statuses } from '#domain/tickets/status'
import { dataKeyringOf } from '../../security/keyrings'
import { readSealed, sealToken } from '../../security/tokens'
import { listAddress, ticketAddress } from '../queue/queue-request'
import { type StaffFields, type StaffRequest, type StaffResult, textOf } from '../staff-handler'
import { emptyDraft } from './draft'
import { findRequestedTicket } from './find-tickets'
import { loadTicket } from './load-ticket'

const undoPurpose = 'desk-undo'
const text = v.nullable(v.string())
const madeFields = {
  reference: v.string(),
  at: v.number(),
  sequence: v.number(),
  until: v.number(),
}
const transitionSchema = v.object({
  ...madeFields,
  from: v.picklist(statuses),
  to: v.picklist(statuses),
  before: v.object({
    dueOn: text,
    duplicateOf: text,
    duplicateOfOther: text,
    team: text,
    teamDueOn: text,
  }),
})
const amendmentSchema = v.object({ ...madeFields, kind: v.picklist(amendmentKinds) })
const undoSchema = v.union([transitionSchema, amendmentSchema])
type Made = v.InferOutput<typeof undoSchema>

/** The list, with an encrypted token that undoes the step within the next ten seconds. */
export async function undoableAddress(
  request: StaffRequest,
  { submission, events, amendments }: FoundTicket,
  to: TicketStep,
): Promise<string> {
  const { ctx } = request
  const { reference, status: from, updatedAt, outboxReference } = submission
  const { dueOn, duplicateOf, duplicateOfOther, team, teamDueOn } = submission
  const last = isAmendmentStep(to) ? amendments.at(-1) : events[0]
  const step = {
    reference,
    at: Math.max(ctx.now, updatedAt + 1),
    sequence: (last?.sequence ?? 0) + 1,
    until: ctx.now + undoMs,
  }
  const made: Made = isAmendmentStep(to)
    ? { ...step, kind: to }
    : { ...step, from, to, before: { dueOn, duplicateOf, duplicateOfOther, team, teamDueOn } }
  const undo = await sealToken(ctx, undoPurpose, made)
  return listAddress(request, { done: 'moved', about: outboxReference ?? reference, undo })
}

/** Undoes a step; returns the draft of it, null if it is too late. */
async function undo(
  { ctx, actor }: StaffRequest,
  { submission }: FoundTicket,
  made: Made,
): Promise<Partial<TicketDraft> | null> {
  if ('kind' in made) {
    const undone = await undoAmendment(ctx.primary, made, actor)
    const note = { ar: undone?.noteAr ?? '', en: undone?.noteEn ?? '' }
    return undone && { to: made.kind, note, replaces: String(undone.replaces ?? '') }
  }
  const undone = await undoTransition(ctx.primary, made, actor)
  if (!undone) return null
  const { note, reason } = undone
  const keyring = await dataKeyringOf(ctx)
  const { team, teamDueOn } = submission
  return {
    to: made.to === 'received' || made.to === 'withdrawn' ? null : made.to,
    note: { ar: note.ar ?? '', en: note.en ?? '' },
    reason: (reason && (await decryptNote(keyring, ownerOf(submission), reason))) ?? '',
    first: submission.duplicateOf ?? submission.duplicateOfOther ?? '',
    isOtherSender: submission.duplicateOfOther !== null,
    team: team ?? '',
    until: teamDueOn ?? '',
  }
}

/**
 * Undoes the step that the form's token names, and shows the ticket with the step and its texts as
 * they were written. Leads to the ticket's page if it is too late, or for another ticket's token.
 */
export async function undoStep(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, match } = request
  const found = await findRequestedTicket(request)
  if (!found) return null
  const made = await readSealed(ctx, undoPurpose, textOf(fields, 'undo'), undoSchema)
  const isOfTicket = made?.reference === found.submission.reference
  const undone = made && isOfTicket ? await undo(request, found, made) : null
  if (!undone) {
    return { location: ticketAddress(request, match.reference ?? '', 'tooLate') }
  }
  const content = await loadTicket(request, { draft: { ...emptyDraft, ...undone } })
  return content && { content, status: 200, notice: 'undone' }
}

import * as v from 'valibot'
import { undoTransition } from '#db/tickets/undo-transition'
import { undoMs } from '#domain/staff/ticket'
import { statuses } from '#domain/tickets/status'
import { readSealed, sealToken, type TokenDeps } from '../../security/tokens'
import { ticketAddress } from '../queue/queue-request'
import { type StaffFields, type StaffResult, textOf } from '../staff-handler'
import type { StaffRequest } from '../staff-request'
import { emptyDraft } from './draft'
import { findRequestedTicket } from './find-ticket'
import { loadTicket } from './load-ticket'

const purpose = 'desk-undo'
const schema = v.object({
  reference: v.string(),
  from: v.picklist(statuses),
  to: v.picklist(statuses),
  dueOn: v.nullable(v.string()),
  at: v.number(),
  sequence: v.number(),
  until: v.number(),
})

/** An encrypted token for undoing a step in the next ten seconds. */
export function sealUndo(
  deps: TokenDeps,
  made: Omit<v.InferOutput<typeof schema>, 'until'>,
): Promise<string> {
  return sealToken(deps, purpose, { ...made, until: deps.now + undoMs })
}

/**
 * Undoes the step that the form's token names, and shows the ticket with the step and its texts as
 * they were written. Leads to the ticket's page if it is too late, or for another ticket's token.
 */
export async function undoStep(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { ctx, actor, match } = request
  const found = await findRequestedTicket(request)
  if (!found) return null
  const made = await readSealed(ctx, purpose, textOf(fields, 'undo'), schema)
  const isOfTicket = made?.reference === found.submission.reference
  const undone = made && isOfTicket && (await undoTransition(ctx.primary, made, actor))
  if (!undone) {
    return { location: ticketAddress(request, match.reference ?? '', 'tooLate') }
  }
  const note = { ar: undone.ar ?? '', en: undone.en ?? '' }
  const content = await loadTicket(request, { draft: { ...emptyDraft, to: made.to, note } })
  return content && { content, status: 200, notice: 'undone' }
}

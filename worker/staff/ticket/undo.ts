import * as v from 'valibot'
import { undoTransition } from '#db/tickets/undo-transition'
import { staffAddress } from '#domain/staff/staff-routes'
import { undoMs } from '#domain/staff/ticket'
import { statuses } from '#domain/tickets/status'
import { readSealed, sealToken, type TokenDeps } from '../../security/tokens'
import { type StaffFields, type StaffResult, textOf } from '../staff-handler'
import type { StaffRequest } from '../staff-request'

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

/** Undoes the step that the form's token names, unless its mail has left. */
export async function undoStep(
  { ctx, locale, actor, match }: StaffRequest,
  fields: StaffFields,
): Promise<StaffResult> {
  const made = await readSealed(ctx, purpose, textOf(fields, 'undo'), schema)
  const isUndone = made !== null && (await undoTransition(ctx.primary, made, actor))
  const page = staffAddress(locale, 'ticket', match.reference ?? '')
  return { location: `${page}?done=${isUndone ? 'undone' : 'tooLate'}` }
}

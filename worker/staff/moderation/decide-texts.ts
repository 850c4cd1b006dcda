import { HTTPException } from 'hono/http-exception'
import { findComments } from '#db/feedback/comments'
import {
  type CommentDecision,
  decideComments,
  decisionsAtMost,
  listDecidedAt,
} from '#db/feedback/decide-comments'
import {
  type CommentRefusal,
  type CommentStatus,
  commentRefusals,
  type DecidedStatus,
} from '#domain/feedback/comments'
import type { TextChoice, TextDecision, TextsPart } from '#domain/staff/moderation'
import { findSubjectPages } from '../../feedback/subject-pages'
import { type StaffFields, type StaffRequest, type StaffResult, textOf } from '../staff-handler'
import { loadModeration } from './load-moderation'
import { moderationAddress, readModerationRequest } from './read-moderation-request'

const idPattern = /^[0-9a-f]{20}$/
const decisions: readonly TextDecision[] = ['later', 'published', 'refused', 'noted']

function readReason(fields: StaffFields, id: string): CommentRefusal | null {
  const typed = textOf(fields, `reason-${id}`)
  return commentRefusals.find((one) => one === typed) ?? null
}

/** The choices of the form by id, each item's own fields. */
function readChoices(fields: StaffFields): Map<string, TextChoice> {
  const ids = Object.keys(fields)
    .filter((name) => name.startsWith('decision-'))
    .map((name) => name.slice('decision-'.length))
    .filter((id) => idPattern.test(id))
  return new Map(
    ids.map((id) => {
      const typed = textOf(fields, `decision-${id}`)
      const decision = decisions.find((one) => one === typed) ?? 'later'
      const reason = readReason(fields, id)
      const isIncomplete = decision === 'refused' && reason === null
      return [id, { decision, reason: reason ?? '', isIncomplete }]
    }),
  )
}

/** Page and current status of texts that another moderator has decided about. */
async function describeConflicts(
  { ctx, locale }: StaffRequest,
  ids: readonly string[],
): Promise<TextsPart['conflicts']> {
  const rows = await findComments(ctx.primary, ids)
  const subjects = [...rows.values()].map(({ page }) => page)
  const pageOf = await findSubjectPages(ctx, locale, subjects)
  return ids.map((id) => {
    const row = rows.get(id)
    return { page: row ? pageOf(row.page).title : id, status: row?.status ?? null }
  })
}

/** Stores decisions about texts of a status; 409 with the texts whose status has changed since. */
async function carryOut(
  request: StaffRequest,
  chosen: readonly CommentDecision[],
  from: CommentStatus,
  done: string,
): Promise<StaffResult> {
  const { ctx, actor } = request
  const changed = await decideComments(ctx.primary, chosen, actor, from)
  const late = chosen.map(({ id }) => id).filter((id) => changed.every((row) => row.id !== id))
  if (late.length === 0) return { location: done }
  const conflicts = await describeConflicts(request, late)
  return { content: await loadModeration(request, { texts: { conflicts } }), status: 409 }
}

/** Decides about the held texts of the form, all of them or none if one is incomplete. */
export async function decideTexts(
  request: StaffRequest,
  fields: StaffFields,
): Promise<StaffResult> {
  const choices = readChoices(fields)
  const chosen = [...choices].filter(([, { decision }]) => decision !== 'later')
  if (chosen.length > decisionsAtMost) throw new HTTPException(400)
  const isIncomplete = chosen.some(([, choice]) => choice.isIncomplete)
  if (chosen.length === 0 || isIncomplete) {
    const problem = isIncomplete ? 'reasons' : 'nothing'
    return { content: await loadModeration(request, { texts: { choices, problem } }), status: 422 }
  }
  const all = chosen.map(([id, { decision }]) => ({
    id,
    status: decision as DecidedStatus,
    refusal: decision === 'refused' ? readReason(fields, id) : null,
  }))
  const undo = String(request.actor.at)
  return carryOut(request, all, 'held', moderationAddress(request, 'decided', undo))
}

/** Refuses a text that is published, or a suggestion that was noted. */
export async function takeTextBack(
  request: StaffRequest,
  fields: StaffFields,
): Promise<StaffResult> {
  const id = textOf(fields, 'id')
  const { section } = readModerationRequest(request)
  if (!idPattern.test(id) || (section !== 'published' && section !== 'noted')) {
    throw new HTTPException(400)
  }
  const refusal = readReason(fields, id)
  if (refusal === null) {
    const choice = { decision: 'refused', reason: '', isIncomplete: true } as const
    const texts = { choices: new Map([[id, choice]]), problem: 'reasons' } as const
    return { content: await loadModeration(request, { texts }), status: 422 }
  }
  const decision = { id, status: 'refused', refusal } as const
  return carryOut(request, [decision], section, moderationAddress(request, 'takenBack'))
}

/** Holds a refused text again, so that it is decided about anew. */
export async function holdText(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const id = textOf(fields, 'id')
  if (!idPattern.test(id)) throw new HTTPException(400)
  const decision = { id, status: 'held' } as const
  return carryOut(request, [decision], 'refused', moderationAddress(request, 'heldAgain'))
}

/** Holds the texts again about which the reader decided at the instant that the form names. */
export async function undoDecisions(
  request: StaffRequest,
  fields: StaffFields,
): Promise<StaffResult> {
  const { ctx, id: by, actor } = request
  const at = Number(textOf(fields, 'undo'))
  if (!Number.isSafeInteger(at)) throw new HTTPException(400)
  const ids = await listDecidedAt(ctx.primary, { by, at })
  const decisions = ids.map((id) => ({ id, status: 'held' }) as const)
  const held = await decideComments(ctx.primary, decisions, actor)
  return { location: moderationAddress(request, held.length > 0 ? 'heldAgain' : 'none') }
}

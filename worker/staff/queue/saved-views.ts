import {
  addSavedView,
  removeSavedView,
  renameSavedView,
  shareSavedView,
} from '#db/staff/saved-views'
import { may } from '#domain/access/permissions'
import { longestViewName, queueQuery, type SavedViewProblem } from '#domain/staff/queue'
import { cleanLine } from '#domain/text/clean-text'
import { type StaffFields, type StaffRequest, type StaffResult, textOf } from '../staff-handler'
import { loadQueue } from './load-queue'
import { queueAddress, readQueueRequest } from './queue-request'

const shortestName = 2

/** The typed name; null for one that is too short or too long. */
function readName(fields: StaffFields): string | null {
  const name = cleanLine(textOf(fields, 'name'))
  const { length } = [...name]
  return length >= shortestName && length <= longestViewName ? name : null
}

async function refuse(request: StaffRequest, savedProblem: SavedViewProblem): Promise<StaffResult> {
  return { content: await loadQueue(request, null, savedProblem), status: 422 }
}

const accessOf = ({ roles }: StaffRequest, fields: StaffFields) => ({
  id: Number(textOf(fields, 'saved')),
  mayShare: may(roles, 'views.share'),
})

/** Saves the list that the address names. */
export async function saveView(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const name = readName(fields)
  if (name === null) return refuse(request, 'name')
  const query = queueQuery(readQueueRequest(request).filter).replace(/^\?/, '')
  const isSaved = await addSavedView(request.ctx.primary, { name, query }, request.actor)
  return isSaved ? { location: queueAddress(request, 'viewSaved') } : refuse(request, 'tooMany')
}

export async function renameView(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const name = readName(fields)
  if (name === null) return refuse(request, 'name')
  const view = { ...accessOf(request, fields), name }
  const isRenamed = await renameSavedView(request.ctx.primary, view, request.actor)
  return isRenamed ? { location: queueAddress(request, 'viewSaved') } : null
}

export async function removeView(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const view = accessOf(request, fields)
  const isRemoved = await removeSavedView(request.ctx.primary, view, request.actor)
  return isRemoved ? { location: queueAddress(request, 'viewRemoved') } : null
}

/** Shares a list with all officers, or stops that. */
export async function shareView(request: StaffRequest, fields: StaffFields): Promise<StaffResult> {
  const { id } = accessOf(request, fields)
  const view = { id, isShared: textOf(fields, 'shared') === 'yes' }
  const isChanged = await shareSavedView(request.ctx.primary, view, request.actor)
  return isChanged ? { location: queueAddress(request, 'viewSaved') } : null
}

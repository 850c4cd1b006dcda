import { publishRelease, refuseRelease, withdrawRelease } from '#db/releases/decide-release'
import { findRelease, type Release } from '#db/releases/releases'
import { mayIdentifyPerson } from '#domain/content/impersonal'
import type { ReleasesPart, ReleaseView } from '#domain/staff/moderation'
import { cleanText, isBlank, isStorable } from '#domain/text/clean-text'
import { type StaffFields, type StaffRequest, type StaffResult, textOf } from '../staff-handler'
import { loadModeration } from './load-moderation'
import { loadReleasedTickets } from './load-releases'
import { moderationAddress } from './read-moderation-request'

const longestReason = 500

async function respondConflict(
  request: StaffRequest,
  conflict: ReleasesPart['conflict'],
): Promise<StaffResult> {
  return { content: await loadModeration(request, { releases: { conflict } }), status: 409 }
}

/** The draft that the form names; null if there is no such draft, `changed` if it is another now. */
async function findDraft(
  { ctx }: StaffRequest,
  fields: StaffFields,
): Promise<Release | 'changed' | null> {
  const release = await findRelease(ctx.primary, textOf(fields, 'reference'))
  if (!release) return null
  const isSame = String(release.draftedAt) === textOf(fields, 'version')
  return isSame && release.status === 'draft' ? release : 'changed'
}

/** Publishes a draft of somebody else in the disclosure log. */
export async function publishDraft(
  request: StaffRequest,
  fields: StaffFields,
): Promise<StaffResult> {
  const release = await findDraft(request, fields)
  if (release === null) return null
  if (release === 'changed') return respondConflict(request, 'changed')
  const ticketOf = await loadReleasedTickets(request, [release.reference])
  const ticket = ticketOf(release.reference)
  if (!ticket) return respondConflict(request, 'request')
  const { ctx, actor, id } = request
  if (release.author === id) return respondConflict(request, 'own')
  const slug = await publishRelease(ctx.primary, release, ticket, actor)
  if (slug === null) {
    const isSame = (await findDraft(request, fields)) !== 'changed'
    return respondConflict(request, isSame ? 'request' : 'changed')
  }
  return { location: moderationAddress(request, 'released') }
}

function findIssue(reason: string): ReleaseView['issue'] {
  if (isBlank(reason) || !isStorable(reason)) return 'required'
  if (reason.length > longestReason) return 'tooLong'
  return mayIdentifyPerson(reason) ? 'personal' : null
}

export async function sendDraftBack(
  request: StaffRequest,
  fields: StaffFields,
): Promise<StaffResult> {
  const release = await findDraft(request, fields)
  if (release === null) return null
  if (release === 'changed') return respondConflict(request, 'changed')
  const reason = cleanText(textOf(fields, 'reason'))
  const issue = findIssue(reason)
  if (issue) {
    const refused = { reference: release.reference, reason, issue }
    return { content: await loadModeration(request, { releases: { refused } }), status: 422 }
  }
  const { ctx, actor } = request
  const isDone = await refuseRelease(ctx.primary, release, reason, actor)
  if (!isDone) return respondConflict(request, 'changed')
  return { location: moderationAddress(request, 'sentBack') }
}

/** Withdraws a published record with a reason. */
export async function withdrawRecord(
  request: StaffRequest,
  fields: StaffFields,
): Promise<StaffResult> {
  const slug = textOf(fields, 'slug')
  const reason = cleanText(textOf(fields, 'reason'))
  const issue = findIssue(reason)
  if (issue) {
    const withdrawal = { slug, reason, issue }
    return { content: await loadModeration(request, { releases: { withdrawal } }), status: 422 }
  }
  const { ctx, actor } = request
  const isDone = await withdrawRelease(ctx.primary, slug, reason, actor)
  if (!isDone) return respondConflict(request, 'changed')
  return { location: moderationAddress(request, 'withdrawn') }
}

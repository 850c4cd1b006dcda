import { findRelease, putRelease, type Release } from '#db/releases/releases'
import { findStaff } from '#db/staff/staff'
import { type FoundTicket, findTicket, type Submission } from '#db/submissions/submissions'
import { disclosureKinds, disclosureTopics } from '#domain/content/pages/disclosure'
import {
  isReleasable,
  type ReleaseValues,
  readReleaseDraft,
  releasableStatuses,
  releaseFields,
} from '#domain/releases/release-draft'
import { fillPath } from '#domain/site/routes'
import type { ReleaseFormState } from '#domain/staff/ticket'
import { answerItself, standingTexts } from '#domain/tickets/amendments'
import { dataKeyringOf } from '../../security/keyrings'
import { type StaffFields, type StaffRequest, textOf } from '../staff-handler'
import { staffName } from '../staff-name'
import { decryptTexts, senderFields } from '../ticket-texts'

const valuesOf = (read: (field: keyof ReleaseValues) => string) =>
  Object.fromEntries(releaseFields.map((field) => [field, read(field)])) as ReleaseValues

async function toForm(
  { ctx, locale }: StaffRequest,
  reference: string,
  release: Release | null,
): Promise<ReleaseFormState> {
  const keyring = await dataKeyringOf(ctx)
  const staff = await findStaff(ctx.primary, keyring, release ? [release.author] : [])
  return {
    reference,
    status: release?.status ?? null,
    version: release ? String(release.draftedAt) : '',
    values: valuesOf((field) => release?.[field] ?? ''),
    issues: [],
    reason: release?.reason ?? null,
    author: release && staffName(staff, release.author, locale),
    path:
      release?.slug && release.status === 'published'
        ? fillPath('disclosure', { slug: release.slug })
        : null,
    conflict: null,
  }
}

/** The answer or refusal as it stands: with its supplements, and corrected. */
function standingNotes({ events, amendments }: FoundTicket) {
  const answer = events.find((event) =>
    releasableStatuses.some(
      (one) => one === event.status && (event.noteAr ?? event.noteEn) !== null,
    ),
  )
  if (!answer) return []
  const texts = standingTexts(answer.sequence, amendments)
  return [
    ...(texts.includes(answerItself) ? [answer] : []),
    ...amendments.filter(({ sequence }) => texts.includes(sequence)),
  ]
}

/** What the answer to the sender gives for a first draft, which its officer then edits. */
function valuesFrom(found: FoundTicket): ReleaseValues {
  const { topic, status } = found.submission
  const notes = standingNotes(found)
  const given: Partial<ReleaseValues> = {
    answerAr: notes.flatMap(({ noteAr }) => noteAr ?? []).join('\n\n'),
    answerEn: notes.flatMap(({ noteEn }) => noteEn ?? []).join('\n\n'),
    topic: disclosureTopics.find((one) => one === topic) ?? '',
    outcome: status === 'rejected' ? 'refused' : '',
  }
  return valuesOf((field) => given[field] ?? '')
}

/**
 * The release form of a ticket for its page, a new one filled from the answer; null if the ticket
 * has no answer that may be published, or is of another kind.
 */
export async function loadReleaseForm(
  request: StaffRequest,
  found: FoundTicket,
): Promise<ReleaseFormState | null> {
  const { submission: ticket } = found
  if (!isReleasable(ticket)) return null
  const release = await findRelease(request.ctx.primary, ticket.reference)
  const form = await toForm(request, ticket.reference, release)
  // A withdrawn record has lost its texts.
  const hasTexts = release && release.status !== 'withdrawn'
  return hasTexts ? form : { ...form, values: valuesFrom(found) }
}

/** Result of `draftRelease`: stored, or the form again with what was typed. */
type DraftOutcome =
  | { kind: 'drafted' }
  | { kind: 'refused'; status: 409 | 422; form: ReleaseFormState }

async function readDraft({ ctx }: StaffRequest, ticket: Submission, values: ReleaseValues) {
  const { answers } = await decryptTexts(await dataKeyringOf(ctx), ticket)
  const names = senderFields.flatMap((field) => answers[field] ?? []).map(String)
  return readReleaseDraft(values, names)
}

const readVersion = (typed: string) => (typed === '' ? null : Number(typed))

/**
 * Stores the draft that an officer typed on the page of a ticket, `request.match.reference`. Null
 * if there is no such ticket, or if it is of a kind whose answers are not published.
 */
export async function draftRelease(
  request: StaffRequest,
  fields: StaffFields,
): Promise<DraftOutcome | null> {
  const { ctx, match, actor } = request
  const { primary } = ctx
  const found = await findTicket(primary, match.reference ?? '')
  if (!found || !disclosureKinds.some((kind) => kind === found.submission.kind)) return null
  const { reference } = found.submission
  const values = valuesOf((field) => textOf(fields, field))
  const version = textOf(fields, 'version')
  const refuse = async (
    status: 409 | 422,
    changes: Partial<Pick<ReleaseFormState, 'issues' | 'conflict'>>,
  ): Promise<DraftOutcome> => {
    const stored = await toForm(request, reference, await findRelease(primary, reference))
    const conflict = stored.version === version ? null : 'draft'
    return { kind: 'refused', status, form: { ...stored, conflict, ...changes, values } }
  }
  if (!isReleasable(found.submission)) return refuse(409, { conflict: 'reopened' })
  const read = await readDraft(request, found.submission, values)
  if (!read.ok) return refuse(422, { issues: read.issues })
  const release = { reference, draft: read.draft, replaces: readVersion(version) }
  const isStored = Number.isNaN(release.replaces)
    ? false
    : await putRelease(primary, release, actor)
  return isStored ? { kind: 'drafted' } : refuse(409, { conflict: 'draft' })
}

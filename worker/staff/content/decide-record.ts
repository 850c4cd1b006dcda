import { findDependents, kindsWithSecondReader } from '#db/editing/check-source'
import { type EditedKey, findRecord, type StoredDraft, versionOf } from '#db/editing/records'
import { scheduleRecordDraft, withdrawStoredRecord } from '#db/editing/write-record'
import { type Kind, kinds } from '#domain/content/kinds'
import type { EntryPage, EntryProblem } from '#domain/staff/entry'
import { writeWithFiles } from '../pictures/publish-file'
import type { StaffRequest } from '../staff-handler'
import { type CheckedDraft, checkDraft, publishDrafts } from './check-draft'

const reasonBounds = { least: 3, most: 500 }

/** Why a record is not published, scheduled or withdrawn. */
export interface DecisionRefusal {
  problem: EntryProblem
  issues?: EntryPage['issues']
}

/** True for what whoever decides can correct in the form. */
export function isInputProblem(problem: EntryProblem): boolean {
  return problem === 'invalid' || problem === 'time' || problem === 'reason'
}

/** What the publisher has seen; each is checked if it is given. */
interface Seen {
  /** Version of the record (`versionOf`). */
  version?: number
  /** When the pictures were shown (epoch ms). */
  at?: number
}

/** The draft of a record, after those of its private pictures; else why it cannot be published. */
async function findPublishable(
  request: StaffRequest,
  key: EditedKey,
  { version, at = Number.POSITIVE_INFINITY }: Seen,
): Promise<CheckedDraft[] | DecisionRefusal> {
  const { ctx, id } = request
  const { draft, stored } = await findRecord(ctx.primary, key)
  if (!draft) return { problem: version === undefined ? 'noDraft' : 'changed' }
  if (version !== undefined && draft.writtenAt !== version) return { problem: 'changed' }
  if (kindsWithSecondReader.includes(key.kind) && draft.author === id) return { problem: 'own' }
  const agrees = ({ writtenAt }: StoredDraft) => writtenAt <= at
  const checked = await checkDraft(request, { key, draft, stored, agrees })
  return 'issues' in checked ? { problem: 'invalid', issues: checked.issues } : checked
}

/** Publishes the draft of a record and its private pictures as they were seen; null if that is done. */
export async function publishEditedRecord(
  request: StaffRequest,
  key: EditedKey,
  seen: Seen,
): Promise<DecisionRefusal | null> {
  const drafts = await findPublishable(request, key, seen)
  if ('problem' in drafts) return drafts
  return (await publishDrafts(request, drafts, request.actor)) ? null : { problem: 'changed' }
}

/**
 * Has the draft of a record and its private pictures published at an instant (epoch ms), as they were
 * seen; null if that is done.
 */
export async function scheduleEditedRecord(
  request: StaffRequest,
  key: EditedKey,
  publishAt: number,
  seen: Seen,
): Promise<DecisionRefusal | null> {
  const { ctx, actor } = request
  const drafts = await findPublishable(request, key, seen)
  if ('problem' in drafts) return drafts
  if (!(publishAt > ctx.now)) return { problem: 'time' }
  const set = ({ key: own, draft }: CheckedDraft, at: number | null) =>
    scheduleRecordDraft(ctx.primary, own, { version: draft.writtenAt, publishAt: at }, actor)
  // The record is the first: it takes the time back from its pictures.
  const [record, ...pictures] = drafts.toReversed()
  if (!record || !(await set(record, publishAt))) return { problem: 'changed' }
  for (const picture of pictures) {
    const isEarlier = (picture.draft.publishAt ?? publishAt) < publishAt
    if (isEarlier || (await set(picture, publishAt))) continue
    await set(record, null)
    return { problem: 'changed' }
  }
  return null
}

/** Takes a record off the site; null if that is done. */
export async function withdrawEditedRecord(
  request: StaffRequest,
  key: EditedKey,
  reason: string,
  version: number | null = null,
): Promise<DecisionRefusal | null> {
  const { ctx, actor } = request
  const record = await findRecord(ctx.primary, key)
  const { stored } = record
  if (reason.length < reasonBounds.least || reason.length > reasonBounds.most)
    return { problem: 'reason' }
  const { isPermanent }: Kind = kinds[key.kind]
  if (isPermanent) return { problem: 'needed' }
  if (!stored || stored.isWithdrawn) return { problem: 'notOnSite' }
  if (version !== null && versionOf(record) !== version) return { problem: 'changed' }
  const dependents = await findDependents(ctx.primary, key)
  if (dependents.length > 0)
    return {
      problem: 'used',
      issues: dependents.map((record) => ({ field: '', reason: '', record })),
    }
  const { source: before } = stored
  const isDone = await writeWithFiles(request, key, { before, after: null }, () =>
    withdrawStoredRecord(ctx.primary, key, { before, note: reason }, actor),
  )
  return isDone ? null : { problem: 'changed' }
}

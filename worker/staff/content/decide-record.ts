import { checkSource, findDependents, kindsWithSecondReader } from '#db/editing/check-source'
import { type EditedKey, findRecord, versionOf } from '#db/editing/records'
import {
  type Publication,
  publishRecord,
  scheduleRecordDraft,
  withdrawStoredRecord,
} from '#db/editing/write-record'
import { type Kind, kinds } from '#domain/content/kinds'
import type { EntryPage, EntryProblem } from '#domain/staff/entry'
import { checkFile, writeWithFiles } from '../pictures/publish-file'
import type { StaffRequest } from '../staff-handler'

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

/** The draft of a record with the rows that its publication writes; else why it cannot be published. */
async function checkDraft(
  request: StaffRequest,
  key: EditedKey,
  version: number | null,
): Promise<Publication | DecisionRefusal> {
  const { ctx, id } = request
  const { draft, ...record } = await findRecord(ctx.primary, key)
  if (!draft) return { problem: version === null ? 'changed' : 'noDraft' }
  if (version !== null && draft.writtenAt !== version) return { problem: 'changed' }
  if (kindsWithSecondReader.includes(key.kind) && draft.author === id) return { problem: 'own' }
  const { rows, problems } = await checkSource(ctx.primary, key, draft.source)
  const issues = [...problems, ...(await checkFile(request, key, draft.source))]
  if (issues.length > 0) return { problem: 'invalid', issues }
  return { ...record, draft, rows }
}

/** Publishes the draft of a record, if it is the one of this version; null if that is done. */
export async function publishEditedRecord(
  request: StaffRequest,
  key: EditedKey,
  version: number | null = null,
): Promise<DecisionRefusal | null> {
  const { ctx, actor } = request
  const decision = await checkDraft(request, key, version)
  if ('problem' in decision) return decision
  const { draft, stored } = decision
  const before = stored?.isWithdrawn === false ? stored.source : null
  const isDone = await writeWithFiles(request, key, { before, after: draft.source }, () =>
    publishRecord(ctx.primary, key, decision, actor),
  )
  return isDone ? null : { problem: 'changed' }
}

/** Has the draft of a record published at an instant (epoch ms); null if that is done. */
export async function scheduleEditedRecord(
  request: StaffRequest,
  key: EditedKey,
  publishAt: number,
  version: number | null = null,
): Promise<DecisionRefusal | null> {
  const { ctx, actor } = request
  const decision = await checkDraft(request, key, version)
  if ('problem' in decision) return decision
  if (!(publishAt > ctx.now)) return { problem: 'time' }
  const change = { version: decision.draft.writtenAt, publishAt }
  const isDone = await scheduleRecordDraft(ctx.primary, key, change, actor)
  return isDone ? null : { problem: 'changed' }
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
    return { problem: 'used', issues: dependents.map((path) => ({ field: '', reason: path })) }
  const { source: before } = stored
  const isDone = await writeWithFiles(request, key, { before, after: null }, () =>
    withdrawStoredRecord(ctx.primary, key, { before, note: reason }, actor),
  )
  return isDone ? null : { problem: 'changed' }
}

import type { Actor } from '#db/audit/write-batch'
import {
  checkSource,
  findDependents,
  kindsWithSecondReader,
  readSource,
} from '#db/editing/check-source'
import { listPrivatePictures } from '#db/editing/media'
import { type EditedKey, findRecord, versionOf } from '#db/editing/records'
import {
  type Publication,
  publishRecord,
  scheduleRecordDraft,
  withdrawStoredRecord,
} from '#db/editing/write-record'
import { type Kind, kinds } from '#domain/content/kinds'
import type { EntryPage, EntryProblem } from '#domain/staff/entry'
import { checkFile, type FileRequest, writeWithFiles } from '../pictures/publish-file'
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

interface CheckedDraft extends Publication {
  key: EditedKey
}

/**
 * A draft that is to be published, after those of the private pictures that it names, and what is wrong
 * with them. A picture that was written after the instant `seenAt` (epoch ms) is another than was seen.
 */
export async function checkPublication(
  request: FileRequest,
  { key, draft, stored }: Omit<CheckedDraft, 'rows'>,
  seenAt: number,
): Promise<{ drafts: CheckedDraft[]; issues: EntryPage['issues'] }> {
  const { primary } = request.ctx
  const pictures = await listPrivatePictures(primary, readSource(key, draft.source).rows)
  const checked = await Promise.all(
    pictures.map(async (picture) => {
      const own = { kind: 'picture', slug: picture.slug } as const
      const found = await checkPublication(
        request,
        { key: own, draft: picture, stored: null },
        seenAt,
      )
      const reason = 'It has changed since it was seen'
      if (picture.writtenAt > seenAt) found.issues.push({ field: '', reason })
      const record = `picture/${own.slug}`
      return { ...found, issues: found.issues.map((issue) => ({ ...issue, record })) }
    }),
  )
  const before = checked.flatMap(({ drafts }) => drafts)
  const others = before.flatMap(({ rows }) => rows)
  const { rows, problems } = await checkSource(primary, key, draft.source, others)
  const issues = [...problems, ...(await checkFile(request, key, draft.source))]
  return {
    drafts: [...before, { key, draft, stored, rows }],
    issues: [...checked.flatMap((one) => one.issues), ...issues],
  }
}

/** Publishes drafts one after the other; false if one of them is another now. */
export async function publishDrafts(
  request: FileRequest,
  drafts: readonly CheckedDraft[],
  actor: Actor,
): Promise<boolean> {
  for (const { key, ...publication } of drafts) {
    const { draft, stored } = publication
    const before = stored?.isWithdrawn === false ? stored.source : null
    const isDone = await writeWithFiles(request, key, { before, after: draft.source }, () =>
      publishRecord(request.ctx.primary, key, publication, actor),
    )
    if (!isDone) return false
  }
  return true
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
  { version, at = request.ctx.now }: Seen,
): Promise<CheckedDraft[] | DecisionRefusal> {
  const { ctx, id } = request
  const record = await findRecord(ctx.primary, key)
  const { draft, stored } = record
  const isKnown = version === undefined || version === versionOf(record)
  if (!draft) return { problem: isKnown ? 'noDraft' : 'changed' }
  if (version !== undefined && draft.writtenAt !== version) return { problem: 'changed' }
  if (kindsWithSecondReader.includes(key.kind) && draft.author === id) return { problem: 'own' }
  const { drafts, issues } = await checkPublication(request, { key, draft, stored }, at)
  return issues.length > 0 ? { problem: 'invalid', issues } : drafts
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

/** Has the draft of a record published at an instant (epoch ms); null if that is done. */
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
  const change = { version: drafts.at(-1)?.draft.writtenAt ?? 0, publishAt }
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

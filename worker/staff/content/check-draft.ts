import type { Actor } from '#db/audit/write-batch'
import { checkSources, readSource } from '#db/editing/check-source'
import { findNamedPictures } from '#db/editing/media'
import type { EditedKey, EditedRecord, StoredDraft } from '#db/editing/records'
import { type Publication, publishRecord } from '#db/editing/write-record'
import type { EntryPage } from '#domain/staff/entry'
import { checkFile, type FileRequest, writeWithFiles } from '../pictures/publish-file'

type Issues = EntryPage['issues']

export interface CheckedDraft extends Publication {
  key: EditedKey
}

interface DraftCheck extends Pick<EditedRecord, 'stored'> {
  key: EditedKey
  draft: StoredDraft
  /** Whether a private picture is to be published in the state of its draft. */
  agrees: (picture: StoredDraft) => boolean
}

/**
 * The drafts that a publication writes, if all of them pass the checks: those of the private pictures
 * that the record names, then its own. Else what is wrong with them.
 */
export async function checkDraft(
  request: FileRequest,
  { key, draft, stored, agrees }: DraftCheck,
): Promise<CheckedDraft[] | { issues: Issues }> {
  const { primary } = request.ctx
  const pictures = await findNamedPictures(primary, readSource(key, draft.source).rows)
  const drafts = [
    ...pictures.map((one) => ({
      key: { kind: 'picture', slug: one.slug } as const,
      draft: one,
      stored: null,
    })),
    { key, draft, stored },
  ]
  const checked = await checkSources(
    primary,
    drafts.map((one) => ({ key: one.key, source: one.draft.source })),
  )
  const lists = await Promise.all(
    drafts.map(async (one, at): Promise<Issues> => {
      const problems = [...(checked[at]?.problems ?? [])]
      problems.push(...(await checkFile(request, one.key, one.draft.source)))
      if (one.key === key) return problems
      if (!agrees(one.draft))
        problems.push({ field: '', reason: 'It has changed since it was seen' })
      const record = `picture/${one.key.slug}`
      return problems.map((problem) => ({ ...problem, record }))
    }),
  )
  const issues = lists.flat()
  if (issues.length > 0) return { issues }
  return drafts.map((one, at) => ({ ...one, rows: checked[at]?.rows ?? [] }))
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

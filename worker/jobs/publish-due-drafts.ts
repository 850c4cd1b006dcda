import type { Seal } from '#db/audit/chain'
import type { Database } from '#db/client'
import { findRecord, listDueDrafts } from '#db/editing/records'
import { scheduleRecordDraft } from '#db/editing/write-record'
import { isKindName } from '#domain/content/kinds'
import type { Bindings, Deployment } from '../env'
import { log, logFallback } from '../log'
import { type SealDeps, sealOf } from '../security/audit-head'
import { checkPublication, publishDrafts } from '../staff/content/decide-record'

export type PublishDraftsDeps = SealDeps & {
  env: Pick<Bindings, 'MEDIA'>
  deployment: Pick<Deployment, 'origin'>
  primary: Database
  /** Epoch ms. */
  now: number
  requestId: string
}

const atMost = 20

type DueDraft = Awaited<ReturnType<typeof listDueDrafts>>[number]

/** Publishes a draft, unless it does not pass the checks or is another now. */
async function publishDraft(deps: PublishDraftsDeps, due: DueDraft, seal: Seal): Promise<void> {
  const { primary: db, now: at, requestId } = deps
  const { kind, slug, writtenAt: version, publisher } = due
  if (!isKindName(kind)) return
  const key = { kind, slug }
  const actor = { at, actor: publisher ?? '', role: 'publisher', requestId, session: null, seal }
  const line = { event: 'job', request: requestId, reference: `${kind}/${slug}` } as const
  const { draft, stored } = await findRecord(db, key)
  if (draft?.writtenAt !== version) return
  // Its pictures are published as they were when the time was set.
  const { drafts, issues } = await checkPublication({ ctx: deps }, { key, draft, stored }, version)
  if (issues.length > 0) {
    const refusal = JSON.stringify(issues)
    await scheduleRecordDraft(db, key, { version, publishAt: null, refusal }, actor)
    log('error', { ...line, part: 'drafts.refused' })
    return
  }
  await publishDrafts({ ctx: deps }, drafts, actor)
  log('info', { ...line, part: 'drafts.published' })
}

/**
 * Publishes the drafts whose time has come, in the name of the publisher who set it. One that no longer
 * passes the checks among the other records stays a draft without a time, with a revision that says why;
 * one that fails does not stop the others, and is tried again a minute later.
 */
export async function publishDueDrafts(deps: PublishDraftsDeps): Promise<void> {
  const due = await listDueDrafts(deps.primary, deps.now, atMost)
  if (due.length === 0) return
  const seal = await sealOf(deps)
  for (const draft of due) {
    await publishDraft(deps, draft, seal).catch((error) => logFallback('drafts.publish', error))
  }
}

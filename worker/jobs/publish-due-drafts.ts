import type { Database } from '#db/client'
import { checkSource } from '#db/editing/check-source'
import { findRecord, listDueDrafts } from '#db/editing/records'
import { publishRecord, scheduleRecordDraft } from '#db/editing/write-record'
import { isKindName } from '#domain/content/kinds'
import type { Bindings, Deployment } from '../env'
import { log } from '../log'
import { type SealDeps, sealOf } from '../security/audit-head'
import { writeWithPictureFiles } from '../staff/pictures/publish-picture'

export type PublishDraftsDeps = SealDeps & {
  env: Pick<Bindings, 'MEDIA'>
  deployment: Pick<Deployment, 'origin'>
  primary: Database
  /** Epoch ms. */
  now: number
  requestId: string
}

const atMost = 20

/**
 * Publishes the drafts whose time has come, in the name of the publisher who set it. One that no longer
 * passes the checks among the other records stays a draft without a time, and is logged.
 */
export async function publishDueDrafts(deps: PublishDraftsDeps): Promise<void> {
  const { primary: db, now: at, requestId } = deps
  const due = await listDueDrafts(db, at, atMost)
  if (due.length === 0) return
  const seal = await sealOf(deps)
  for (const { kind, slug, source, writtenAt: version, publisher } of due) {
    if (!isKindName(kind)) continue
    const key = { kind, slug }
    const actor = { at, actor: publisher ?? '', role: 'publisher', requestId, session: null, seal }
    const { rows, problems } = await checkSource(db, key, source)
    const { draft, stored } = await findRecord(db, key)
    const reference = `${kind}/${slug}`
    if (problems.length > 0 || !draft) {
      await scheduleRecordDraft(db, key, { version, publishAt: null }, actor)
      log('error', { event: 'job', part: 'drafts.refused', request: requestId, reference })
    } else if (draft.writtenAt === version) {
      const before = stored?.isWithdrawn === false ? stored.source : null
      await writeWithPictureFiles({ ctx: deps }, key, { before, after: source }, () =>
        publishRecord(db, key, { draft, stored, rows }, actor),
      )
      log('info', { event: 'job', part: 'drafts.published', request: requestId, reference })
    }
  }
}

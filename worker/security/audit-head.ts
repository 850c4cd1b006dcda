import { createSeal, type Seal } from '#db/audit/chain'
import { raiseHead } from '#db/audit/head'
import type { Database } from '#db/client'
import type { Bindings } from '../env'
import { log, logFailure } from '../log'
import { deadlines, type WaitUntil, withDeadline } from '../runtime/deadlines'
import { type DataKeyringDeps, dataKeyringOf } from './keyrings'

export type AuditHeadDeps = Omit<DataKeyringDeps, 'env'> & {
  env: DataKeyringDeps['env'] & Pick<Bindings, 'AUDIT'>
  primary: Database
  now: number
}

/** Whether a request has sealed entries of the audit log. */
export interface AuditUse {
  isSealed: boolean
}

export type SealDeps = DataKeyringDeps & { audit: AuditUse }

/** Seals the audit entries of a request; the head is raised after its response. */
export async function sealOf(deps: SealDeps): Promise<Seal> {
  const seal = createSeal(await dataKeyringOf(deps))
  return (row, previous) => {
    deps.audit.isSealed = true
    return seal(row, previous)
  }
}

/** Raises the head of the audit log outside of D1. Throws if the log does not continue it. */
async function raise(deps: AuditHeadDeps) {
  const raising = raiseHead(deps.env.AUDIT, deps.primary, createSeal(await dataKeyringOf(deps)))
  return withDeadline(deadlines.write, 'audit.head', raising)
}

/** Raises the head after a response with new entries; the job of the next minute repeats what fails. */
export function raiseHeadAfter(
  deps: AuditHeadDeps & { audit: AuditUse; waitUntil: WaitUntil },
): void {
  const { audit, requestId: request, waitUntil } = deps
  if (!audit.isSealed) return
  waitUntil(raise(deps).catch((error) => logFailure(error, { part: 'audit.head', request })))
}

/** Raises the head every minute, and states it in the log every hour. */
export async function keepAuditHead(deps: AuditHeadDeps): Promise<void> {
  const head = await raise(deps)
  if (!head || new Date(deps.now).getUTCMinutes() !== 0) return
  const { sequence, hash } = head
  log('info', { event: 'audit', request: deps.requestId, sequence, hash })
}

import { sealEntries } from '#db/audit/chain'
import type { Database } from '#db/client'
import { type DataKeyringDeps, dataKeyringOf } from './keyrings'

export type SealAuditDeps = DataKeyringDeps & { primary: Database }

/** Chains the audit entries that have no hash yet. */
export async function sealAudit(deps: SealAuditDeps): Promise<void> {
  await sealEntries(deps.primary, await dataKeyringOf(deps))
}

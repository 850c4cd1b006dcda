import { auditTriggers } from '#db/audit/verify-chain'
import { buildSampleTickets } from '#db/seed/sample-tickets'
import { emptyOutbox, forgetVisitors } from '../rows'
import { readDataSecrets } from '../secret'
import type { Site } from '../site'
import { runStatements } from '../statements'

/**
 * Deletes all accounts, visitor data and audit entries of a site and loads the sample tickets
 * again. Takes a tenth of the time of a fresh site, which starts a workerd.
 */
export async function restoreSamples(site: Site): Promise<void> {
  await Promise.all([forgetVisitors(site), emptyOutbox(site)])
  const { DB, AUDIT } = await site.env()
  await AUDIT.delete('head.json')
  await runStatements(DB, [
    // Deleting an account cascades to its sessions.
    'DELETE FROM accounts',
    // The database refuses to delete audit entries.
    'DROP TRIGGER IF EXISTS audit_entries_kept',
    'DELETE FROM audit_entries',
    "DELETE FROM sqlite_sequence WHERE name = 'audit_entries'",
    auditTriggers.audit_entries_kept.replaceAll(/\s+/g, ' '),
    ...(await buildSampleTickets(readDataSecrets())),
  ])
}

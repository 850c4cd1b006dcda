import { importModule } from './run-command.mjs'
import { readSecrets } from './secrets.mjs'

/**
 * SQL of the samples besides the content, which are only loaded into a local database; tickets are
 * encrypted with its secrets.
 */
export async function readSamples() {
  const { buildSampleTickets } = await importModule('db/seed/sample-tickets.ts')
  const { buildSampleAccounts } = await importModule('db/seed/sample-accounts.ts')
  const { buildSampleComments } = await importModule('db/seed/sample-comments.ts')
  const secrets = readSecrets()
  return [
    ...(await buildSampleTickets(secrets)),
    ...(await buildSampleAccounts(secrets)),
    ...buildSampleComments(),
  ]
}

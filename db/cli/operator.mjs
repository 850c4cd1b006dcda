import { readModule } from './run-command.mjs'
import { readSecrets } from './secrets.mjs'

/** Option of the commands that the audit log records. */
export const operatorOption = { operator: { type: 'string' } }

/** Name of whoever uses a command: `--operator`, else OPERATOR of the environment; throws without one. */
export function readOperator({ operator = process.env.OPERATOR }) {
  if (operator?.trim()) return operator
  throw new Error(
    'The audit log records who does this: add --operator <name>, or set OPERATOR in the environment.',
  )
}

/**
 * Opens the database for an operator: with the keys of its data, which have to match, and with the
 * actor of the audit entries.
 */
export async function openForOperator(stores, operator, remote) {
  const { createDatabase } = await readModule('db/client.ts')
  const { openKeyring } = await readModule('db/privacy/keyring.ts')
  const { verifyKeyring } = await readModule('db/privacy/collect-personal-data.ts')
  const { recordOperator } = await readModule('db/staff/operator.ts')
  const secrets = readSecrets({ remote })
  const keyring = await openKeyring(secrets)
  await verifyKeyring(stores, keyring)
  const db = createDatabase(stores.DB)
  return { db, keyring, secrets, actor: await recordOperator(db, keyring, operator, Date.now()) }
}

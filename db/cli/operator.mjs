import { withStores } from './open-stores.mjs'
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

/** `withStores` for commands that are recorded: raises the head of the audit log after `use`. */
export function withRecordedStores(values, use) {
  return withStores(values, async (stores) => {
    const result = await use(stores)
    await raiseLogHead(stores, values)
    return result
  })
}

async function raiseLogHead({ DB, AUDIT }, { remote }) {
  const { createSeal } = await readModule('db/audit/chain.ts')
  const { raiseHead } = await readModule('db/audit/head.ts')
  const { createDatabase } = await readModule('db/client.ts')
  const { openKeyring } = await readModule('db/privacy/keyring.ts')
  const seal = createSeal(await openKeyring(readSecrets({ remote })))
  try {
    await raiseHead(AUDIT, createDatabase(DB), seal)
  } catch (error) {
    // What was done is done, and its entry is written.
    console.error(`The head of the audit log was not raised: ${error.message}.`)
  }
}

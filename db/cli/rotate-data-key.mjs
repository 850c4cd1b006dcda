import { withStores } from './open-stores.mjs'
import { readModule, runCommand } from './run-command.mjs'
import { readSecrets } from './secrets.mjs'

const usage = 'npm run rotate-data-key [-- --env <name>]'

export const operatorCommand = { usage, run }

if (import.meta.main) process.exitCode = await runCommand(operatorCommand, process.argv.slice(2))

async function run(extraArguments, values) {
  if (extraArguments.length > 0) throw new Error(usage)
  const { rotateDataKey } = await readModule('db/privacy/rotate-data-key.ts')
  const secrets = readSecrets(values)
  return withStores(values, async (stores) => {
    const { texts, files, unreadable, waiting } = await rotateDataKey(stores, secrets)
    console.log(`re-encrypted: ${texts} texts, ${files} files`)
    console.log(`submissions waiting in the outbox under the former key: ${waiting}`)
    console.log(`decrypted by neither key, left unchanged: ${unreadable}`)
    const isDone = waiting + unreadable === 0
    if (isDone) console.log('Nothing is left under DATA_KEY_FORMER: delete that secret.')
    return isDone
  })
}

import { withStores } from './open-stores.mjs'
import { openForOperator, operatorOption, readOperator, withRecordedStores } from './operator.mjs'
import { readModule, runCommand } from './run-command.mjs'
import { readSecrets } from './secrets.mjs'

const usage = `npm run audit -- verify [--mark <sequence>:<hash>]
               | adopt [--over <sequence>] --operator <name>
               | list [--actor <id>] [--subject <reference>] [--action <action>] [--limit <number>]
                      --operator <name>
               [--env <name>]`
const options = {
  ...operatorOption,
  actor: { type: 'string' },
  subject: { type: 'string' },
  action: { type: 'string' },
  limit: { type: 'string' },
  over: { type: 'string' },
  mark: { type: 'string', multiple: true, default: [] },
}
const commands = { verify, adopt, list }

export const operatorCommand = { usage, options, run }

if (import.meta.main) process.exitCode = await runCommand(operatorCommand, process.argv.slice(2))

async function run([name = '', ...extraArguments], values) {
  const command = Object.hasOwn(commands, name) ? commands[name] : null
  if (!command || extraArguments.length > 0) throw new Error(usage)
  return command(await readModule('db/audit/audit-log.ts'), values)
}

async function verify({ verifyLog, readMark }, values) {
  const secrets = readSecrets(values)
  const query = { now: Date.now(), marks: values.mark.map(readMark) }
  const { lines, isWhole } = await withStores(values, (stores) => verifyLog(stores, secrets, query))
  console.log(lines.join('\n'))
  return isWhole
}

async function adopt({ adoptLog, readOver }, values) {
  const over = readOver(values.over)
  const operator = readOperator(values)
  return withRecordedStores(values, async (stores) => {
    const { actor, secrets } = await openForOperator(stores, operator, values.remote)
    const { lines, isWhole } = await adoptLog(stores, secrets, actor, over)
    console.log(lines.join('\n'))
    return isWhole
  })
}

async function list({ listLog, readListOptions }, values) {
  const listed = readListOptions(values)
  const operator = readOperator(values)
  await withRecordedStores(values, async (stores) => {
    const opened = await openForOperator(stores, operator, values.remote)
    console.log((await listLog(opened, listed)).join('\n'))
  })
}

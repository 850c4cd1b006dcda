import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { operatorOption, readOperator, withRecordedStores } from './operator.mjs'
import { readModule, runCommand } from './run-command.mjs'
import { readSecrets } from './secrets.mjs'

const usage = `npm run personal -- export --email <address> [--files <folder>]
                  | erase --email <address> [--confirm]
                  --operator <name> [--env <name>]`
const options = {
  ...operatorOption,
  email: { type: 'string' },
  files: { type: 'string' },
  confirm: { type: 'boolean', default: false },
}
const commands = { export: exportData, erase: eraseData }

export const operatorCommand = { usage, options, run }

if (import.meta.main) process.exitCode = await runCommand(operatorCommand, process.argv.slice(2))

async function run([name = '', ...extraArguments], values) {
  const command = Object.hasOwn(commands, name) ? commands[name] : null
  if (!command || !values.email || extraArguments.length > 0) throw new Error(usage)
  const { email, remote } = values
  const operator = readOperator(values)
  const personal = await readModule('db/privacy/personal-data.ts')
  const secrets = readSecrets({ remote })
  return withRecordedStores(values, (stores) =>
    command(personal, { stores, secrets, email, operator, now: Date.now() }, values),
  )
}

async function exportData({ exportPersonal }, query, { files }) {
  const exported = await exportPersonal(query, files && saveInto(resolve(files)))
  console.log(JSON.stringify(exported, null, 2))
}

/** Saves files in a folder that other users of this machine cannot read. */
function saveInto(folder) {
  return async ({ reference, number, name, read }) => {
    const bytes = await read()
    if (!bytes) return null
    const path = join(folder, reference, `${number}-${name}`)
    mkdirSync(join(folder, reference), { recursive: true, mode: 0o700 })
    writeFileSync(path, bytes, { mode: 0o600 })
    return path
  }
}

async function eraseData({ erasePersonal }, query, { confirm }) {
  const { lines, isDone } = await erasePersonal(query, confirm)
  console.log(lines.join('\n'))
  return isDone
}

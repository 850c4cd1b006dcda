import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readModule, runCommand } from './d1-execute.mjs'
import { withStores } from './open-stores.mjs'
import { readSecrets } from './secrets.mjs'

const usage = `npm run personal -- export --email <address> [--files <folder>]
                  | erase --email <address> [--confirm]
                  [--remote]`
const options = {
  email: { type: 'string' },
  files: { type: 'string' },
  confirm: { type: 'boolean', default: false },
}
const commands = { export: tell, erase }

await runCommand(options, async ([what = '', ...more], values) => {
  const command = Object.hasOwn(commands, what) ? commands[what] : null
  if (!command || !values.email || more.length > 0) throw new Error(usage)
  const { email, remote, 'persist-to': persistTo } = values
  const personal = await readModule('db/privacy/personal-data.ts')
  const secrets = readSecrets({ remote })
  await withStores({ remote, persistTo }, (stores) =>
    command(personal, { stores, secrets, email, now: Date.now() }, values),
  )
})

async function tell({ exportPersonal }, asked, { files }) {
  const told = await exportPersonal(asked, files && saveInto(resolve(files)))
  console.log(JSON.stringify(told, null, 2))
}

/** Keeps files in a folder that nobody else on this machine may read. */
function saveInto(folder) {
  return async (reference, number, name, bytes) => {
    const path = join(folder, reference, `${number}-${name}`)
    mkdirSync(join(folder, reference), { recursive: true, mode: 0o700 })
    writeFileSync(path, bytes, { mode: 0o600 })
    return path
  }
}

async function erase({ erasePersonal }, asked, { confirm }) {
  const { lines, isDone } = await erasePersonal(asked, confirm)
  console.log(lines.join('\n'))
  if (!isDone) process.exitCode = 1
}

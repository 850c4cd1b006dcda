import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withStores } from './open-stores.mjs'
import { readModule, runCommand } from './run-command.mjs'
import { readSecrets } from './secrets.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const usage = `npm run backup -- create --to <folder>  [--env <name>]
               | check --from <folder>
               | restore --from <folder>  [--persist-to <folder> | --env <name>]
               | files [--gone <day>]  [--env <name>]`
const options = { to: { type: 'string' }, from: { type: 'string' }, gone: { type: 'string' } }
const commands = { create, check, restore }

export const operatorCommand = { usage, options, run }

if (import.meta.main) process.exitCode = await runCommand(operatorCommand, process.argv.slice(2))

async function run([name = '', ...others], values) {
  if (name === 'files' && others.length === 0) return bringBackFiles(values)
  const command = Object.hasOwn(commands, name) ? commands[name] : null
  const folder = name === 'create' ? values.to : values.from
  if (!command || !folder || others.length > 0) throw new Error(usage)
  // Before the stores are opened: these close a connection that is not used for five seconds.
  return command(await readModule('db/backup/backup.ts'), resolve(root, folder), values)
}

/** Brings back files that the buckets lack from their copies of the night. */
async function bringBackFiles(values) {
  const { copiedBuckets, returnFiles } = await readModule('db/backup/file-copies.ts')
  await withStores(values, async (stores) => {
    if (!stores.COPIES) throw new Error('There are no copies: no bucket COPIES is bound.')
    for (const bucket of copiedBuckets) {
      const options = { bucket, gone: values.gone ?? null }
      const returned = await returnFiles(stores.COPIES, stores[bucket], options)
      console.log(`${bucket}: ${returned.length} files brought back`)
      for (const key of returned) console.log(`  ${key}`)
    }
  })
}

function describe({ madeAt, tables, objects, outbox }) {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const bytes = objects.reduce((sum, { size }) => sum + size, 0)
  const parts = [
    `${rows} rows of ${Object.keys(tables).length} tables`,
    `${objects.length} files (${(bytes / 1e6).toFixed(1)} MB)`,
    `${outbox.length} entries of the outbox`,
  ]
  return `${parts.join(', ')}, as of ${madeAt}`
}

async function create({ writeBackup }, folder, values) {
  const manifest = await withStores(values, (stores) => writeBackup(stores, folder))
  console.log(`Written to ${folder}: ${describe(manifest)}.`)
}

async function check({ readBackup }, folder) {
  console.log(`${folder} is whole: ${describe(readBackup(folder))}.`)
}

function migrate({ env, remote, persistTo }) {
  const place = remote ? ['--remote', '--env', env] : ['--local', '--persist-to', persistTo]
  for (const database of ['DB', 'SEARCH']) {
    const args = ['d1', 'migrations', 'apply', database, ...place]
    const wrangler = 'node_modules/wrangler/bin/wrangler.js'
    execFileSync(process.execPath, [wrangler, ...args], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
}

/** Brings the tables, restores, rebuilds the index, and verifies keys and audit log. */
async function restore({ restoreBackup, readBackup }, folder, values) {
  readBackup(folder)
  const secrets = readSecrets(values)
  const { createDatabase } = await readModule('db/client.ts')
  const { rebuildIndex } = await readModule('db/search/update-index.ts')
  const { openKeyring } = await readModule('db/privacy/keyring.ts')
  const { verifyKeyring } = await readModule('db/privacy/collect-personal-data.ts')
  const { verifyLog } = await readModule('db/audit/audit-log.ts')
  const { createSeal } = await readModule('db/audit/chain.ts')
  const { raiseHead } = await readModule('db/audit/head.ts')
  migrate(values)
  return withStores(values, async (stores) => {
    const manifest = await restoreBackup(stores, folder)
    console.log(`Restored ${describe(manifest)}.`)
    const now = Date.now()
    const db = createDatabase(stores.DB)
    await rebuildIndex({ db, search: stores.SEARCH, now, build: 'command' })
    const keyring = await openKeyring(secrets)
    await verifyKeyring(stores, keyring)
    console.log('The search index is rebuilt, and the keys are those of the data.')
    // Entries may have been sealed between the copy of the head and that of the rows.
    await raiseHead(stores.AUDIT, db, createSeal(keyring))
    const { lines, isWhole } = await verifyLog(stores, secrets, { now, marks: [] })
    console.log(lines.join('\n'))
    return isWhole
  })
}

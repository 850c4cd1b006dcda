import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withStores } from './open-stores.mjs'
import { readModule, runCommand } from './run-command.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const usage = 'npm run content -- export [--into db/content]  [--env <name>]'
const options = { into: { type: 'string', default: 'db/content' } }

export const operatorCommand = { usage, options, run }

if (import.meta.main) process.exitCode = await runCommand(operatorCommand, process.argv.slice(2))

async function run([command, ...others], values) {
  if (command !== 'export' || others.length > 0) throw new Error(usage)
  const folder = resolve(root, values.into)
  const settings = readFileSync(join(folder, 'settings.yaml'), 'utf8')
  // Before the stores are opened: these close a connection that is not used for five seconds.
  await readModule('db/editing/export-content.ts')
  const files = await withStores(values, (env) => readFiles(env, settings))
  for (const { path, bytes } of files) {
    const file = join(folder, path)
    if (bytes === null) rmSync(file, { force: true })
    else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, bytes)
    }
    console.log(`${bytes === null ? 'deleted' : 'written'}\t${path}`)
  }
  if (files.length === 0) console.log('Staff have changed nothing.')
}

async function readFiles({ DB, MEDIA }, settings) {
  const { createDatabase } = await readModule('db/client.ts')
  const { exportContent } = await readModule('db/editing/export-content.ts')
  return exportContent({ db: createDatabase(DB), media: MEDIA, settings })
}

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { loadPictures } from '../seed/load-pictures.ts'
import { withStores } from './open-stores.mjs'
import { readSamples } from './read-samples.mjs'
import { formatError, readModule } from './run-command.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { values } = parseArgs({
  options: {
    remote: { type: 'boolean', default: false },
    'persist-to': { type: 'string' },
    config: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    'with-samples': { type: 'boolean', default: false },
  },
})

const seed = await readSeed()
if (!seed || !isAllowed(seed)) process.exitCode = 1
else if (values['dry-run']) console.log(`Would load ${describe(seed)}.`)
else await loadSeed(seed)

function describe({ digest, statements }) {
  return `content ${digest.slice(0, 12)} (${statements.length} statements)`
}

/** A deployment takes invented records only if it is told to. */
function isAllowed({ samples }) {
  if (!values.remote || values['with-samples'] || samples.length === 0) return true
  console.error(
    `${samples.length} records are invented (sample: true), such as ${samples.slice(0, 3).join(', ')}. Replace or delete them, or add --with-samples to publish them marked as samples.`,
  )
  console.error('Nothing was loaded.')
  return false
}

async function readSeed() {
  const { buildSeed } = await readModule('db/seed/seed.ts')
  try {
    const built = buildSeed()
    const samples = values.remote ? [] : await readSamples()
    return { ...built, sql: built.sql + samples.map((line) => `${line}\n`).join('') }
  } catch (error) {
    console.error(error.problems ? error.message.replace(/^/gm, 'db/content/') : error.message)
    console.error('Nothing was loaded.')
    return null
  }
}

/**
 * Before the records: no page names a picture that is not there. Returns the records and settings that
 * belong to the desk, as `kind/slug`.
 */
async function loadFiles() {
  const { remote, config, 'persist-to': persistTo = '.wrangler/state' } = values
  return withStores({ remote, config, persistTo }, async ({ MEDIA, DB }) => {
    const count = await loadPictures(MEDIA)
    if (count > 0) console.log(`Loaded ${count} pictures.`)
    const { results } = await DB.prepare(
      "SELECT kind || '/' || slug AS name FROM entry_sources WHERE origin = 'staff' ORDER BY name",
    ).all()
    return results.map(({ name }) => name)
  })
}

function describeLeft(names) {
  const [shown, others] = [names.slice(0, 10), names.length - 10]
  const more = others > 0 ? ` and ${others} more` : ''
  return `Left ${names.length} as the desk has written them: ${shown.join(', ')}${more}.`
}

async function loadSeed(seed) {
  const folder = mkdtempSync(join(tmpdir(), 'seed-'))
  let left = []
  try {
    left = await loadFiles()
    const file = join(folder, 'seed.sql')
    writeFileSync(file, seed.sql)
    const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js')
    const target = values.remote ? '--remote' : '--local'
    if (!values.remote) values['persist-to'] ??= '.wrangler/state'
    const options = ['persist-to', 'config'].flatMap((name) =>
      values[name] ? [`--${name}`, values[name]] : [],
    )
    execFileSync(
      process.execPath,
      [wrangler, 'd1', 'execute', 'DB', target, '--file', file, '--yes', ...options],
      { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
    )
  } catch (error) {
    console.error(formatError(error))
    console.error('Nothing was loaded.')
    process.exitCode = 1
    return
  } finally {
    rmSync(folder, { recursive: true })
  }
  console.log(`Loaded ${describe(seed)}.`)
  if (left.length > 0) console.log(describeLeft(left))
}

import { parseArgs } from 'node:util'
import { loadPictures } from '../seed/load-pictures.ts'
import { withStores } from './open-stores.mjs'
import { readSamples } from './read-samples.mjs'
import { formatError, readModule } from './run-command.mjs'

const { values } = parseArgs({
  options: {
    env: { type: 'string' },
    remote: { type: 'boolean', default: false },
    // The local stores of a machine that serves the public: as strict as `--remote`.
    deployed: { type: 'boolean', default: false },
    'persist-to': { type: 'string' },
    config: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    'with-samples': { type: 'boolean', default: false },
  },
})

// With `--config`: the built configuration names the environment.
values.remote ||= values.env !== undefined
values.deployed ||= values.remote
const seed = await readSeed()
if (!seed || !isAllowed(seed)) process.exitCode = 1
else if (values['dry-run'] && !values.compare) console.log(`Would load ${describe(seed)}.`)
else await compareAndLoad(seed)

function describe({ digest, statements }) {
  return `content ${digest.slice(0, 12)} (${statements.length} statements)`
}

/** A deployment takes invented records only if it is told to. */
function isAllowed({ invented }) {
  if (!values.deployed || values['with-samples'] || invented.length === 0) return true
  console.error(
    `${invented.length} records are invented (sample: true), such as ${invented.slice(0, 3).join(', ')}. Replace or delete them, or add --with-samples to publish them marked as samples.`,
  )
  console.error('Nothing was loaded.')
  return false
}

async function readSeed() {
  const { buildSeed } = await readModule('db/seed/seed.ts')
  try {
    const built = buildSeed()
    const samples = values.deployed ? [] : await readSamples()
    return { ...built, invented: built.samples, samples }
  } catch (error) {
    console.error(error.problems ? error.message.replace(/^/gm, 'db/content/') : error.message)
    console.error('Nothing was loaded.')
    return null
  }
}

/** Records and settings that belong to the desk, as `kind/slug`. */
async function listLeft(DB) {
  const { results } = await DB.prepare(
    "SELECT kind || '/' || slug AS name FROM entry_sources WHERE origin = 'staff' ORDER BY name",
  ).all()
  return results.map(({ name }) => name)
}

function describeLeft(names) {
  const [shown, others] = [names.slice(0, 10), names.length - 10]
  const more = others > 0 ? ` and ${others} more` : ''
  return `Left ${names.length} as the desk has written them: ${shown.join(', ')}${more}.`
}

async function compareAndLoad(seed) {
  const { 'persist-to': persistTo = '.wrangler/state' } = values
  const use = (work) => withStores({ ...values, persistTo }, work)
  try {
    // The stores close a connection that is not used for five seconds: they are opened after the import,
    // and once more after the pictures, which take longer to prepare.
    const loader = await readModule('db/seed/load-seed.ts')
    // Before the records: no page names a picture that is not there.
    if (!values['dry-run']) await use(loadFiles)
    await use((stores) => load(seed, stores, loader))
  } catch (error) {
    console.error(formatError(error))
    console.error('Nothing was loaded.')
    process.exitCode = 1
  }
}

async function loadFiles({ MEDIA }) {
  const count = await loadPictures(MEDIA)
  if (count > 0) console.log(`Loaded ${count} pictures and documents.`)
}

async function load(seed, { DB }, { compareSeed, loadSeed }) {
  const changed = values.all ? seed.statements : await compareSeed(DB, seed)
  if (values['dry-run']) {
    console.log(`Would load ${changed.length} changed statements of ${describe(seed)}.`)
    return
  }
  const left = await listLeft(DB)
  if (changed.length > 0) await loadSeed(DB, seed, changed)
  if (seed.samples.length > 0) {
    await DB.batch(seed.samples.map((statement) => DB.prepare(statement)))
  }
  console.log(`Loaded ${changed.length} changed statements of ${describe(seed)}.`)
  if (left.length > 0) console.log(describeLeft(left))
}

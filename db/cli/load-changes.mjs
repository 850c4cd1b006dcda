import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPictures } from '../seed/load-pictures.ts'
import { withStores } from './open-stores.mjs'
import { readSamples } from './read-samples.mjs'
import { formatError, importModule } from './run-command.mjs'

const sources = {
  content: [
    'db/content/**/*.yaml',
    'db/content/media/*',
    'db/{seed,entries}/**/*.ts',
    'domain/**/*.ts',
  ],
  samples: ['db/samples/*', 'db/seed/sample-*.ts', '.dev.vars'],
}

// `npm run dev` starts this process and sends a message after each change of a source.
const [persistTo] = process.argv.slice(2)
let last = Promise.resolve()
process.on('message', () => {
  last = last.then(loadChanges).then((isChanged) => process.send({ isChanged }))
})

function digestOf(patterns) {
  const digest = createHash('sha256')
  for (const file of globSync(patterns).sort()) digest.update(file).update(readFileSync(file))
  return digest.digest('hex')
}

/** Loads what has changed since the last time; false if that is nothing, or has a problem. */
async function loadChanges() {
  const file = join(persistTo, 'loaded.json')
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const [content, samples] = [digestOf(sources.content), digestOf(sources.samples)]
  if (content === known.content && samples === known.samples) return false
  try {
    const { buildSeed } = await importModule('db/seed/seed.ts')
    const seed = buildSeed()
    // What `npm start` has loaded includes the samples.
    const hasNewSamples = known.samples !== undefined && samples !== known.samples
    const changed = await loadStatements(seed, hasNewSamples ? await readSamples() : [])
    writeFileSync(file, JSON.stringify({ content, samples }))
    return changed > 0
  } catch (error) {
    console.error(error.problems ? error.message.replace(/^/gm, 'db/content/') : formatError(error))
    console.error('Nothing was loaded: the site shows the content as it was.')
    return false
  }
}

/** Runs the statements that the database lacks, then the samples, and returns their number. */
async function loadStatements(seed, samples) {
  const { compareSeed, loadSeed } = await importModule('db/seed/load-seed.ts')
  return withStores({ remote: false, persistTo }, async ({ DB, MEDIA }) => {
    await loadPictures(MEDIA)
    const changed = await compareSeed(DB, seed)
    if (changed.length > 0) {
      await loadSeed(DB, seed, changed)
      console.log(`Loaded ${changed.length} changed statements of the content.`)
    }
    if (samples.length > 0) {
      await DB.batch(samples.map((statement) => DB.prepare(statement)))
      console.log('Loaded the samples.')
    }
    return changed.length + samples.length
  })
}

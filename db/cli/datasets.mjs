import { parseArgs } from 'node:util'
import { withStores } from './open-stores.mjs'
import { formatError, readModule } from './run-command.mjs'

const usage = 'npm run datasets -- publish | list  [--remote]'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    remote: { type: 'boolean', default: false },
    'persist-to': { type: 'string', default: '.wrangler/state' },
  },
})

/** Runs a command with the database and the bucket, then lists the versions. */
async function runOn(env, command) {
  const { createDatabase } = await readModule('db/client.ts')
  const { listVersions } = await readModule('db/datasets/versions.ts')
  const db = createDatabase(env.DB)
  if (command === 'publish') {
    const { publishDatasets } = await readModule('db/datasets/publish-datasets.ts')
    const onFailure = (dataset, error) => {
      console.error(`${dataset}: ${formatError(error)}`)
      process.exitCode = 1
    }
    const stores = { search: env.SEARCH, files: env.DATASETS }
    await publishDatasets({ db, ...stores, now: Date.now(), onFailure })
  }
  for (const { dataset, date, rowCount, checkedOn, files } of await listVersions(db)) {
    const state = files ? `checked on ${checkedOn}` : 'without files'
    console.log([dataset, date, `${rowCount} rows`, state].join('\t'))
  }
}

const [command, ...others] = positionals
try {
  if (!['publish', 'list'].includes(command) || others.length > 0) throw new Error(usage)
  const stores = { remote: values.remote, persistTo: values['persist-to'] }
  await withStores(stores, (env) => runOn(env, command))
} catch (error) {
  console.error(formatError(error))
  process.exitCode = 1
}

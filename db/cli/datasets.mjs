import { withStores } from './open-stores.mjs'
import { formatError, readModule, runCommand } from './run-command.mjs'

const usage = 'npm run datasets -- publish | list  [--env <name>]'

export const operatorCommand = { usage, run }

if (import.meta.main) process.exitCode = await runCommand(operatorCommand, process.argv.slice(2))

async function run([command, ...others], values) {
  if (!['publish', 'list'].includes(command) || others.length > 0) throw new Error(usage)
  return withStores(values, (env) => runOn(env, command))
}

/** Runs a command with the database and the bucket, then lists the versions. */
async function runOn(env, command) {
  const { createDatabase } = await readModule('db/client.ts')
  const { listVersions } = await readModule('db/datasets/versions.ts')
  const db = createDatabase(env.DB)
  let isDone = true
  if (command === 'publish') {
    const { publishDatasets } = await readModule('db/datasets/publish-datasets.ts')
    const onFailure = (dataset, error) => {
      console.error(`${dataset}: ${formatError(error)}`)
      isDone = false
    }
    const stores = { search: env.SEARCH, files: env.DATASETS }
    await publishDatasets({ db, ...stores, now: Date.now(), onFailure })
  }
  for (const { dataset, date, rowCount, checkedOn, files } of await listVersions(db)) {
    const state = files ? `checked on ${checkedOn}` : 'without files'
    console.log([dataset, date, `${rowCount} rows`, state].join('\t'))
  }
  return isDone
}

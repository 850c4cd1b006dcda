import { withStores } from './open-stores.mjs'
import { formatError, readModule, runCommand } from './run-command.mjs'

const usage = 'npm run datasets -- publish | list  [--remote]'

await runCommand({ usage }, async ([command, ...others], values) => {
  if (!['publish', 'list'].includes(command) || others.length > 0) throw new Error(usage)
  await withStores(values, (env) => runOn(env, command))
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

import { exitOnFailure, migrateLocally, run } from './prepare.ts'

/**
 * `npm run db:seed`. Migrates the local database first; with `--env` the deployment has done so.
 */
const options = process.argv.slice(2)
exitOnFailure(() => {
  if (!options.includes('--env')) migrateLocally()
  run('db/cli/seed.mjs', options, 'inherit')
})

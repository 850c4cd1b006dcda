import { endOnFailure, migrateLocally, run } from './prepare.ts'

/** `npm run db:seed`: the local database is migrated first; with `--remote` the deploy has done so. */
const options = process.argv.slice(2)
endOnFailure(() => {
  if (!options.includes('--remote')) migrateLocally()
  run('db/cli/seed.mjs', options, 'inherit')
})

import { withStores } from './open-stores.mjs'
import { readModule, runCommand } from './run-command.mjs'

const usage = 'npm run search -- rebuild | update | check | gaps  [--env <name>]'
const modules = ['db/client.ts', 'db/search/update-index.ts', 'db/search/check-index.ts']
const dayMs = 86_400_000
const gapDays = 30

export const operatorCommand = { usage, run }

if (import.meta.main) process.exitCode = await runCommand(operatorCommand, process.argv.slice(2))

async function run([command, ...others], values) {
  if (!['rebuild', 'update', 'check', 'gaps'].includes(command) || others.length > 0)
    throw new Error(usage)
  // Before the stores are opened: these close a connection that is not used for five seconds.
  await Promise.all(modules.map(readModule))
  return withStores(values, (env) => runOn(env, command))
}

/** Runs a command with the databases. */
async function runOn({ DB, SEARCH }, command) {
  if (command === 'gaps') return printGaps(SEARCH)
  const { createDatabase } = await readModule('db/client.ts')
  const { rebuildIndex, updateIndex } = await readModule('db/search/update-index.ts')
  const deps = { db: createDatabase(DB), search: SEARCH, now: Date.now(), build: 'command' }
  const started = performance.now()
  if (command === 'rebuild') await rebuildIndex(deps)
  else if (command === 'update') while ((await updateIndex(deps)) > 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return printHealth(deps, command === 'check' ? '' : ` in ${seconds} s`)
}

/** Prints what at least three visitors a day searched for in vain. */
async function printGaps(search) {
  const { listGaps } = await readModule('db/search/gaps.ts')
  const { riyadhDate } = await readModule('domain/dates/calendar.ts')
  const gaps = await listGaps(search, riyadhDate(Date.now() - gapDays * dayMs))
  if (gaps.length === 0) console.log(`No query without results in ${gapDays} days.`)
  for (const { query, locale, visitors, days, lastDay } of gaps) {
    console.log([visitors, days, lastDay, locale, query].join('\t'))
  }
}

async function printHealth(deps, took) {
  const { checkIndex } = await readModule('db/search/check-index.ts')
  const { documents, updatedAt, waiting, missing, orphaned } = await checkIndex(deps)
  const at = updatedAt === null ? 'never' : new Date(updatedAt).toISOString()
  console.log(`${documents} documents${took}, last brought up to date: ${at}`)
  console.log(
    `${waiting} changed records wait, ${missing} are missing, ${orphaned} documents are left over`,
  )
  return missing + orphaned === 0
}

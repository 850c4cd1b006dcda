import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { buildId } from './build-id.ts'

export const stateDir = '.wrangler/state'
const dataStamp = '.wrangler/state/prepared'
const migrationsStamp = '.wrangler/state/migrated'
const seedSources = [
  'migrations/**/*.sql',
  'db/**/*.{yaml,jsonl,ts,mjs}',
  'domain/**/*.ts',
  '.dev.vars',
]
const buildStamp = 'dist/build-id'

function read(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** A step failed; its own output has been printed, the message names it. */
class StepFailed extends Error {}

/**
 * Runs a Node script and throws `StepFailed` if it fails. The output is printed only on failure, or
 * directly with `inherit`, which also allows prompts.
 */
export function run(file: string, args: string[], stdout: 'pipe' | 'inherit' = 'pipe'): void {
  const { status, stdout: output } = spawnSync(process.execPath, [file, ...args], {
    stdio: [stdout === 'inherit' ? 'inherit' : 'ignore', stdout, 'inherit'],
    encoding: 'utf8',
  })
  if (status === 0) return
  if (output) console.error(output.trimEnd())
  throw new StepFailed(`Failed: ${[file, ...args].join(' ')}`)
}

/** Exits with code 1 and the name of the step if one failed. */
export function exitOnFailure(runSteps: () => void): void {
  try {
    runSteps()
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Builds for production, unless dist/ was built from the current sources. */
export function ensureBuild(): void {
  if (read(buildStamp) === buildId()) return
  console.log('Building ...')
  // A build that fails midway must not leave a valid stamp.
  rmSync(buildStamp, { force: true })
  run('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'])
}

/** Applies new migrations to the local D1 databases. */
export function migrateLocally(): void {
  try {
    for (const database of ['DB', 'SEARCH']) {
      const applying = ['d1', 'migrations', 'apply', database, '--local', '--persist-to', stateDir]
      run('node_modules/wrangler/bin/wrangler.js', applying)
    }
  } catch (error) {
    // wrangler does not print the SQL error of a table that exists.
    console.error(
      `The local database could not be migrated. If it has tables of other migrations, delete ${stateDir} and try again: it holds only sample data.`,
    )
    throw error
  }
}

/** SHA-256 of the names and contents of files, as hexadecimal digits; no pattern may match a folder. */
export function digestOfFiles(patterns: readonly string[]): string {
  const digest = createHash('sha256')
  for (const file of globSync(patterns).sort()) digest.update(file).update(readFileSync(file))
  return digest.digest('hex')
}

/**
 * The local D1 databases with their tables: migrated if the migrations have changed, prepared as
 * `ensureData` does if there are none. What was typed into them stays, also into the samples.
 */
export function ensureTables(): void {
  if (read(dataStamp) === null) ensureData()
  const stamp = digestOfFiles(['migrations/**/*.sql'])
  if (read(migrationsStamp) === stamp) return
  migrateLocally()
  writeFileSync(migrationsStamp, stamp)
}

/**
 * Migrates and seeds the local D1 databases, with search index and datasets, unless migrations and
 * content are unchanged.
 */
export function ensureData(): void {
  const stamp = digestOfFiles(seedSources)
  if (read(dataStamp) === stamp) return
  console.log('Preparing the local database ...')
  migrateLocally()
  run('db/cli/seed.mjs', ['--persist-to', stateDir])
  run('db/cli/search.mjs', ['rebuild', '--persist-to', stateDir])
  run('db/cli/datasets.mjs', ['publish', '--persist-to', stateDir])
  mkdirSync(stateDir, { recursive: true })
  writeFileSync(dataStamp, stamp)
}

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { buildId } from './build-id.ts'

export const stateDir = '.wrangler/state'
const dataStamp = '.wrangler/state/prepared'
const seedSources = ['migrations/*.sql', 'db/**/*.{yaml,ts,mjs}', 'domain/**/*.ts', '.dev.vars']
const buildStamp = 'dist/build-id'

function read(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** A step of a command that failed, and has said why. */
class StepFailed extends Error {}

/**
 * Runs a script of Node; throws `StepFailed` when it fails. What it prints is shown only then, or with
 * `inherit` at once, and it may ask.
 */
export function run(file: string, args: string[], stdout: 'pipe' | 'inherit' = 'pipe'): void {
  const { status, stdout: said } = spawnSync(process.execPath, [file, ...args], {
    stdio: [stdout === 'inherit' ? 'inherit' : 'ignore', stdout, 'inherit'],
    encoding: 'utf8',
  })
  if (status === 0) return
  if (said) console.error(said.trimEnd())
  throw new StepFailed(file)
}

/** Does a command's work, and ends with code 1 where a step has failed: it has said why. */
export function endOnFailure(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    process.exit(1)
  }
}

/** Builds for production, unless what stands was built from these very sources. */
export function ensureBuild(): void {
  if (read(buildStamp) === buildId()) return
  console.log('Building ...')
  // A build that fails half way leaves nothing that could be taken for a good one.
  rmSync(buildStamp, { force: true })
  run('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'])
}

export function migrateLocally(): void {
  run('node_modules/wrangler/bin/wrangler.js', [
    ...['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateDir],
  ])
}

/** Migrates and seeds the local D1, unless migrations and content are the ones it has. */
export function ensureData(): void {
  const digest = createHash('sha256')
  for (const file of globSync(seedSources).sort()) {
    digest.update(file).update(readFileSync(file))
  }
  const stamp = digest.digest('hex')
  if (read(dataStamp) === stamp) return
  console.log('Preparing the local database ...')
  migrateLocally()
  run('db/cli/seed.mjs', ['--persist-to', stateDir])
  mkdirSync(stateDir, { recursive: true })
  writeFileSync(dataStamp, stamp)
}

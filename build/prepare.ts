import { execFileSync } from 'node:child_process'
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

function run(file: string, args: string[]): void {
  execFileSync(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Builds for production, unless what stands was built from these very sources. */
export function ensureBuild(): void {
  if (read(buildStamp) === buildId()) return
  console.log('Building ...')
  // A build that fails half way leaves nothing that could be taken for a good one.
  rmSync(buildStamp, { force: true })
  run('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'])
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
  run('node_modules/wrangler/bin/wrangler.js', [
    ...['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateDir],
  ])
  run('db/seed-run.mjs', ['--persist-to', stateDir])
  mkdirSync(stateDir, { recursive: true })
  writeFileSync(dataStamp, stamp)
}

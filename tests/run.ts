import { spawn } from 'node:child_process'
import { runChecks } from './checks.ts'
import { reportCounts, runTests } from './run-vitest.ts'
import { ensureChromium } from './support/browser/chromium.ts'

/** Builds beside the checks; the tests run against the build. */
function build(): Promise<number | null> {
  const building = spawn(process.execPath, ['build/ensure-build.ts'], { stdio: 'inherit' })
  return new Promise((resolve) => building.on('exit', resolve))
}

const startedAt = Date.now()
ensureChromium()
const [checked, status] = await Promise.all([runChecks(), build()])
if (status !== 0) process.exit(1)
reportCounts([checked, runTests(process.argv.slice(2))], startedAt)

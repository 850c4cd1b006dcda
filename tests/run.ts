import { spawn } from 'node:child_process'
import { runChecks } from './checks.ts'
import { reportCounts, runTests } from './run-vitest.ts'
import { ensureChromium, ensureFonts } from './support/browser/chromium.ts'
import { clockStart } from './support/clock.ts'

/** Builds beside the checks; the tests run against the build, whose snapshot is of their day. */
function build(): Promise<number | null> {
  const start = clockStart()
  const date = start === null ? {} : { SOURCE_DATE_EPOCH: String(start / 1_000) }
  const building = spawn(process.execPath, ['build/ensure-build.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ...date },
  })
  return new Promise((resolve) => building.on('exit', resolve))
}

const startedAt = Date.now()
ensureChromium()
ensureFonts()
const [checked, status] = await Promise.all([runChecks(), build()])
if (status !== 0) process.exit(1)
reportCounts([checked, runTests(process.argv.slice(2))], startedAt)

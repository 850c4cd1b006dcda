import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild } from '../build/prepare.ts'
import { type Count, runChecks } from './checks.ts'
import { ensureChromium } from './support/browser/chromium.ts'

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** Names the tests that passed on their second try only. */
function nameRetried({ testResults }: Report): void {
  for (const { fullName, status, failureMessages } of testResults.flatMap(
    (file) => file.assertionResults,
  )) {
    const [first] = failureMessages
    if (status === 'passed' && first) console.log(`passed on the second try: ${fullName}\n${first}`)
  }
}

/** Runs vitest's projects and reads its own count. */
function runTests(args: string[]): Count {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { status } = spawnSync('node_modules/.bin/vitest', ['run', ...reporters, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    nameRetried(report)
    const failed = report.numFailedTests
    // A run that ended badly without a failed test (an error outside all tests) has still failed.
    return { passed: report.numPassedTests, failed: failed || (status === 0 ? 0 : 1) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const started = Date.now()
ensureChromium()
const checked = runChecks()
ensureBuild()
const tested = runTests(process.argv.slice(2))
const passed = checked.passed + tested.passed
const failed = checked.failed + tested.failed
console.log(`\n${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Count } from './checks.ts'

interface Report {
  numPassedTests: number
  numFailedTests: number
}

/** Runs vitest and returns the counts from its JSON report. */
export function runTests(args: string[]): Count {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { status } = spawnSync('node_modules/.bin/vitest', ['run', ...reporters, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    const failed = report.numFailedTests
    // A run may fail without a failed test, by an error outside all tests.
    return { passed: report.numPassedTests, failed: failed || (status === 0 ? 0 : 1) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Prints the totals of a run and sets the exit code. */
export function reportCounts(counts: readonly Count[], startedAt: number): void {
  const sum = (of: keyof Count) => counts.reduce((total, count) => total + count[of], 0)
  console.log(`\n${Math.round((Date.now() - startedAt) / 1000)} s`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') > 0 ? 1 : 0
}

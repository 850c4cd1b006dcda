import { ensureBuild } from '../build/prepare.ts'
import { runChecks } from './checks.ts'
import { reportCounts, runTests } from './run-vitest.ts'
import { ensureChromium } from './support/browser/chromium.ts'

const startedAt = Date.now()
ensureChromium()
const checked = runChecks()
ensureBuild()
reportCounts([checked, runTests(process.argv.slice(2))], startedAt)

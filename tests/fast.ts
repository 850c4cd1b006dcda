import { runChecks } from './checks.ts'
import { reportCounts, runTests } from './run-vitest.ts'

const startedAt = Date.now()
const folders = ['tests/build', 'tests/domain', 'tests/client', 'tests/rules']
reportCounts([await runChecks(), runTests(['--project', 'unit', ...folders])], startedAt)

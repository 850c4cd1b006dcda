import { runChecks } from './checks.ts'

process.exitCode = runChecks().failed > 0 ? 1 : 0

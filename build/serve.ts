import { ensureBuild, ensureData, exitOnFailure } from './prepare.ts'
import { announce, startServer } from './server.ts'

exitOnFailure(() => {
  ensureBuild()
  ensureData()
})
startServer().on('exit', (code) => process.exit(code ?? 1))
await announce()

import { endOnFailure, ensureBuild, ensureData } from './prepare.ts'
import { announce, startServer } from './server.ts'

endOnFailure(() => {
  ensureBuild()
  ensureData()
})
startServer().on('exit', (code) => process.exit(code ?? 1))
await announce()

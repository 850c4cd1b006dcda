import { ensureBuild, ensureData } from './prepare.ts'
import { announce, startServer } from './server.ts'

ensureBuild()
ensureData()
startServer().on('exit', (code) => process.exit(code ?? 1))
await announce()

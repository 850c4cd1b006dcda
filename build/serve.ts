import { identityVariables } from './identity-provider/identity-variables.ts'
import { ensureBuild, ensureData, exitOnFailure } from './prepare.ts'
import { announce, refuseTakenPort, siteOrigin, startServer } from './server.ts'

await refuseTakenPort()
exitOnFailure(() => {
  ensureBuild()
  ensureData()
})
startServer(await identityVariables(siteOrigin)).on('exit', (code) => process.exit(code ?? 1))
await announce()

import { once } from 'node:events'
import { watch } from 'node:fs'
import { identityVariables } from './identity-provider/identity-variables.ts'
import { ensureBuild, ensureData, exitOnFailure } from './prepare.ts'
import { announce, refuseTakenPort, siteOrigin, startServer } from './server.ts'

const layers = ['domain', 'db', 'worker', 'client', 'migrations']
const debounceMs = 150

await refuseTakenPort()
exitOnFailure(() => {
  ensureBuild()
  ensureData()
})
const variables = await identityVariables(siteOrigin)
let server = startServer(variables)

async function rebuild(): Promise<void> {
  try {
    ensureBuild()
    ensureData()
  } catch {
    console.error('The build failed. The previous build is served until the next one.')
    return
  }
  server.kill()
  await once(server, 'exit')
  server = startServer(variables)
}

let timer: NodeJS.Timeout | undefined
for (const layer of layers) {
  watch(layer, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(rebuild, debounceMs)
  })
}
await announce()

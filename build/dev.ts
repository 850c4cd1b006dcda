import { once } from 'node:events'
import { watch } from 'node:fs'
import { ensureBuild, ensureData, exitOnFailure } from './prepare.ts'
import { announce, startServer } from './server.ts'

const layers = ['domain', 'db', 'worker', 'client', 'migrations']
const debounceMs = 150

exitOnFailure(() => {
  ensureBuild()
  ensureData()
})
let server = startServer()

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
  server = startServer()
}

let timer: NodeJS.Timeout | undefined
for (const layer of layers) {
  watch(layer, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(rebuild, debounceMs)
  })
}
await announce()

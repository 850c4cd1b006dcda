import { once } from 'node:events'
import { watch } from 'node:fs'
import { endOnFailure, ensureBuild, ensureData } from './prepare.ts'
import { announce, startServer } from './server.ts'

const rooms = ['domain', 'db', 'worker', 'client', 'migrations']
const quietFor = 150

endOnFailure(() => {
  ensureBuild()
  ensureData()
})
let server = startServer()

async function renew(): Promise<void> {
  try {
    ensureBuild()
    ensureData()
  } catch {
    console.error('The build failed. What was served goes on until the next one.')
    return
  }
  server.kill()
  await once(server, 'exit')
  server = startServer()
}

let timer: NodeJS.Timeout | undefined
for (const room of rooms) {
  watch(room, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(renew, quietFor)
  })
}
await announce()

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync, watch } from 'node:fs'
import { createServer, type ViteDevServer } from 'vite'
import { unstable_readConfig } from 'wrangler'
import { ensureDevFiles, setDevVariables } from './dev/dev-files.ts'
import { type DevApi, devServerName } from './dev/dev-server.ts'
import { identityVariables, readIdentitySettings } from './identity-provider/identity-variables.ts'
import { writePageTables } from './page-tables.ts'
import { ensureTables, exitOnFailure, stateDir } from './prepare.ts'
import { announce, fireCron, refuseTakenPort, siteOrigin } from './server.ts'

/**
 * Starts the process that loads changed content and samples into the local database: reading all
 * content takes seconds, in which this process has to answer. It ends with this one.
 */
function startContentLoader() {
  const loader: ChildProcess = fork('db/cli/load-changes.mjs', [stateDir])
  return {
    /** True if something was loaded. */
    async load(): Promise<boolean> {
      loader.send({})
      const [{ isChanged }] = await once(loader, 'message')
      return isChanged
    },
  }
}

const dataFolders = globSync([
  'db/{content,content/*,samples,seed,seed/*}/',
  'domain/{content,content/*}/',
  'migrations{,/search}/',
])
const debounceMs = 50

await refuseTakenPort()
exitOnFailure(ensureTables)
const loader = startContentLoader()
await loader.load()
await ensureDevFiles()

const { vars } = unstable_readConfig({
  config: 'wrangler.toml',
  env: process.env.CLOUDFLARE_ENV,
})
const settings = readIdentitySettings(vars as Record<string, string>)
setDevVariables({
  PUBLIC_ORIGIN: siteOrigin,
  // Documents of before a change must not be served; payloads and the Cache API know the build.
  MEMORY_CACHE_MB: '0',
  ...(await identityVariables(siteOrigin, settings)),
})
const server = await createServer({
  server: { port: Number(new URL(siteOrigin).port), strictPort: true },
})
await server.listen()
writePageTables()
server.watcher.on('all', (_, file) => {
  if (/\/(?:client|worker|domain)\/.*\.tsx?$/.test(file)) writePageTables()
})

/** A restart of the server, after a change of its configuration, makes new plugins. */
function apiOf({ config }: ViteDevServer): DevApi {
  return config.plugins.find(({ name }) => name === devServerName)?.api
}

async function updateData(): Promise<void> {
  try {
    ensureTables()
  } catch {
    return
  }
  if (!(await loader.load())) return
  await ensureDevFiles()
  await apiOf(server).reload()
  // The jobs bring search and datasets up to date.
  fireCron()
}

let timer: NodeJS.Timeout | undefined
// Each folder by itself: a recursive watch on Linux loses files that are replaced, as by `git checkout`.
for (const folder of dataFolders) {
  watch(folder, () => {
    clearTimeout(timer)
    timer = setTimeout(updateData, debounceMs)
  })
}
await announce()

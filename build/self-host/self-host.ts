import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler'
import { exitOnFailure, run } from '../prepare.ts'
import { findHostedProblems, readHostedSettings } from './hosted-settings.ts'

/**
 * Serves the build in workerd with local stores, on a machine of one's own (docs/data-residency.md).
 * The state is in STATE_DIR; a proxy in front terminates TLS and sets CF-Connecting-IP.
 */
const stateDir = process.env.STATE_DIR ?? '.wrangler/state'
const port = Number(process.env.PORT ?? '8787')
const host = process.env.HOST ?? '127.0.0.1'
const minute = 60_000
const cron = '* * * * *'
const workerName = 'site'

function readSettings(): Record<string, string> {
  const settings = readHostedSettings({
    defaults: JSON.parse(readFileSync('dist/worker/wrangler.json', 'utf8')).vars,
    environment: process.env,
    secretsFolder: process.env.SECRETS_DIR ?? '/run/secrets',
  })
  const problems = findHostedProblems(settings)
  if (problems.length === 0) return settings
  for (const problem of problems) console.error(problem)
  process.exit(1)
}

/** Applies new migrations, and publishes the content, its search index and datasets if they changed. */
function prepareState(): void {
  const local = ['--local', '--persist-to', stateDir]
  for (const database of ['DB', 'SEARCH']) {
    run('node_modules/wrangler/bin/wrangler.js', ['d1', 'migrations', 'apply', database, ...local])
  }
  const samples = process.env.WITH_SAMPLES === 'on' ? ['--with-samples'] : []
  run('db/cli/seed.mjs', ['--deployed', ...samples, '--persist-to', stateDir], 'inherit')
  run('db/cli/search.mjs', ['rebuild', '--persist-to', stateDir])
  run('db/cli/datasets.mjs', ['publish', '--persist-to', stateDir])
}

function openWorker(settings: Record<string, string>): Miniflare {
  // Local queues are in memory: without one, the job of the minute sends mail to many itself.
  const {
    modulesRules: _,
    queueProducers: __,
    queueConsumers: ___,
    ...worker
  } = readWorkerOptions('dist/worker/wrangler.json').workerOptions as Record<string, unknown> & {
    bindings?: object
  }
  const files = ['dist/worker/index.js', ...globSync('dist/worker/assets/*.js').sort()]
  return new Miniflare(
    convertV4MiniflareOptions({
      host,
      port,
      log: new Log(LogLevel.WARN),
      logRequests: false,
      // Otherwise it asks the platform where this machine is.
      cf: false,
      // Its own lines are JSON; they go to the container's log.
      handleStructuredLogs: ({ message }) => console.log(message),
      resourcePersistencePath: resolve(stateDir, 'v3'),
      workers: [
        {
          compatibilityDate: '2026-10-01',
          ...worker,
          name: workerName,
          bindings: { ...worker.bindings, ...settings },
          rootPath: process.cwd(),
          modulesRoot: process.cwd(),
          modules: files.map((path) => ({ type: 'ESModule' as const, path: resolve(path) })),
        },
      ],
    }),
  )
}

/** Runs the jobs of each minute, one run after the other: the local runtime has no cron of its own. */
async function runJobs(runtime: Miniflare): Promise<void> {
  try {
    const worker = await runtime.getWorker(workerName)
    await worker.scheduled({ cron })
  } catch (error) {
    console.error(error)
  }
  setTimeout(runJobs, minute - (Date.now() % minute), runtime)
}

const settings = readSettings()
exitOnFailure(prepareState)
const runtime = openWorker(settings)
await runtime.ready
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await runtime.dispose()
    process.exit(0)
  })
}
console.log(`The site is at ${settings.PUBLIC_ORIGIN}, from ${host}:${port}`)
await runJobs(runtime)

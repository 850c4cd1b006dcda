import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { resolve } from 'node:path'
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type V4WorkerOptions,
} from 'miniflare'
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler'
import { workerdPids } from './processes.ts'
import { seed } from './seed.ts'

/** Where the candidate's answer comes from, the nearest first. */
export const sources = ['memory', 'cache', 'kv', 'd1'] as const
export type Source = (typeof sources)[number]

export interface Served {
  name: string
  /** The worker itself: nothing in front that compresses or routes. */
  direct: string
  /** As a browser reaches it: static assets beside it, compressed on the way. */
  entry: string
  pid: number
  close: () => Promise<void>
}

export const config = 'dist/worker/wrangler.json'
const entryFile = 'tests/bench/entry.ts'
const withoutLimit = 1_000_000_000

export function workerFiles(): string[] {
  return ['dist/worker/index.js', ...globSync('dist/worker/assets/*.js').sort()]
}

const asModule = (path: string) => ({ type: 'ESModule' as const, path: resolve(path) })

function modulesOf(source: Source) {
  const built = workerFiles().map(asModule)
  if (source !== 'd1') return built
  const contents = stripTypeScriptTypes(readFileSync(entryFile, 'utf8'))
  return [{ ...asModule(entryFile.replace(/ts$/, 'js')), contents }, ...built]
}

/** Opens a worker in a workerd of its own, with a socket straight into it. */
async function open(name: string, worker: V4WorkerOptions): Promise<Served & { proxy: Miniflare }> {
  const before = new Set(workerdPids())
  const proxy = new Miniflare(
    convertV4MiniflareOptions({
      log: new Log(LogLevel.ERROR),
      handleStructuredLogs: () => undefined,
      workers: [
        {
          compatibilityDate: '2026-10-01',
          ...worker,
          name,
          rootPath: process.cwd(),
          modulesRoot: process.cwd(),
          unsafeDirectSockets: [{ port: 0 }],
        },
      ],
    }),
  )
  const entry = await proxy.ready
  const direct = await proxy.unsafeGetDirectURL(name)
  const pid = workerdPids().find((candidate) => !before.has(candidate))
  if (!pid) throw new Error('no workerd found in /proc')
  const close = () => proxy.dispose()
  return { name, direct: direct.origin, entry: entry.origin, pid, close, proxy }
}

/**
 * The production build with D1 seeded. Static assets are left out unless they are asked for: with
 * them Miniflare puts its asset router between the socket and the worker.
 */
export async function openCandidate(source: Source, withAssets = false): Promise<Served> {
  const { modulesRules, assets, bindings, ratelimits, ...options } =
    readWorkerOptions(config).workerOptions
  const raised = Object.entries(ratelimits ?? {}).map(([name, limit]) => [
    name,
    { ...limit, simple: { ...limit.simple, limit: withoutLimit } },
  ])
  const served = await open(`site-${source}`, {
    ...options,
    modules: modulesOf(source),
    bindings: { ...bindings, ...(source !== 'memory' && { KEPT_MEGABYTES: '0' }) },
    ratelimits: Object.fromEntries(raised),
    cacheAPI: source === 'memory' || source === 'cache',
    ...(withAssets && { assets }),
  })
  await seed(await served.proxy.getD1Database('DB'))
  return served
}

const limitScript = `import document from './page.bin'
const page = new Uint8Array(document)
const headers = { 'content-type': 'text/html; charset=utf-8' }
export default { fetch: () => new Response(page, { headers }) }
`

/** The limit: the same page as constant bytes. */
export function openLimit(page: Uint8Array, withAssets = false): Promise<Served> {
  const { assets } = readWorkerOptions(config).workerOptions
  return open('limit', {
    modules: [
      { type: 'ESModule', path: resolve('limit.js'), contents: limitScript },
      { type: 'Data', path: resolve('page.bin'), contents: page },
    ],
    ...(withAssets && assets && { assets: { ...assets, binding: undefined } }),
  })
}

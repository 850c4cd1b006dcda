import { cpSync, existsSync, globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join, resolve } from 'node:path'
import { type Request, Response, type V4WorkerOptions } from 'miniflare'
import { build } from 'vite'
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler'
import { newState, open, type Served } from './runtime.ts'
import { seed } from './seed.ts'

/**
 * Sources of the candidate's responses, nearest first; `render` is `kv` without the cost of KV
 * itself.
 */
export const sources = ['memory', 'cache', 'render', 'kv', 'd1'] as const
export type Source = (typeof sources)[number]

const entryFile = 'tests/bench/entry.ts'

function builtWorker() {
  return readWorkerOptions('dist/worker/wrangler.json').workerOptions as Partial<V4WorkerOptions>
}

export function workerFiles(): string[] {
  return ['dist/worker/index.js', ...globSync('dist/worker/assets/*.js').sort()]
}

const asModule = (path: string) => ({ type: 'ESModule' as const, path: resolve(path) })

const isDrawn = (source: Source) => source !== 'memory' && source !== 'cache'

function modulesOf(source: Source) {
  const built = workerFiles().map(asModule)
  if (!isDrawn(source)) return built
  const contents = stripTypeScriptTypes(readFileSync(entryFile, 'utf8'))
  return [{ ...asModule(entryFile.replace(/ts$/, 'js')), contents }, ...built]
}

const seeded = new Map<number, Promise<string>>()

/** A copy of a seeded state, with a number of generated news items. */
async function copySeeded(news = 0): Promise<string> {
  const made = seeded.get(news) ?? makeSeeded(news)
  seeded.set(news, made)
  const state = newState()
  cpSync(await made, state, { recursive: true })
  return state
}

/** Seeds in a separate runtime, so that the measured ones use no memory for it. */
async function makeSeeded(news: number): Promise<string> {
  const state = newState()
  const { modulesRules, assets, ...options } = builtWorker()
  const served = await open('seed', { ...options, modules: modulesOf('memory') }, state)
  await seed(await served.proxy.getD1Database('DB'), news)
  await served.close()
  return state
}

/** Serves the snapshot and other build files to the worker. */
function readAsset({ url }: Request): Response {
  const file = join('dist/client', new URL(url).pathname)
  return existsSync(file) ? new Response(readFileSync(file)) : new Response(null, { status: 404 })
}

/**
 * The production build on a seeded D1. Static assets are optional: with them Miniflare puts its
 * asset router between the socket and the worker. R2 and mail are left out, because the bench does
 * not use them and their stand-ins take 12 MB in the same process.
 */
export async function openCandidate(
  source: Source,
  { withAssets = false, news = 0 } = {},
): Promise<Served> {
  const state = await copySeeded(news)
  const { modulesRules, assets, r2Buckets, email, ...options } = builtWorker()
  const kept = source !== 'memory' && { MEMORY_CACHE_MB: '0' }
  const worker = {
    ...options,
    modules: modulesOf(source),
    bindings: { ...options.bindings, ...kept, BENCH_SOURCE: source },
    ...(withAssets ? { assets } : { serviceBindings: { ASSETS: readAsset } }),
  }
  return open(source, worker, state)
}

/** Baseline for submissions, on its own database with the same tables. */
export async function openBare(): Promise<Served> {
  const state = await copySeeded()
  const { modulesRules, assets, ...options } = builtWorker()
  const contents = await bundle('tests/bench/bare/entry.ts')
  const module = { type: 'ESModule' as const, path: resolve('bare.js'), contents }
  return open('bare', { ...options, modules: [module] }, state)
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: entry, write: false, target: 'esnext' },
    ssr: { noExternal: true },
  })
  const output = Array.isArray(built) ? built[0] : built
  if (!output || !('output' in output)) throw new Error(`${entry} was not bundled`)
  return output.output[0].code
}

export function readSigningKey(): string {
  return String(builtWorker().bindings?.SIGNING_KEY)
}

const html: Record<string, string> = { 'content-type': 'text/html; charset=utf-8' }

const limitScript = (headers: Record<string, string>) => `import document from './page.bin'
const page = new Uint8Array(document)
const headers = ${JSON.stringify(headers)}
export default { fetch: () => new Response(page, { headers }) }
`

/**
 * The limit: the same page as constant bytes. A browser gets the page's own headers too, because
 * the cost of a policy (another process, hashes to check) is not a cost of rendering.
 */
export function openLimit(
  page: Uint8Array<ArrayBuffer>,
  { withAssets = false, headers = html } = {},
): Promise<Served> {
  const { assets } = builtWorker()
  return open('limit', {
    modules: [
      { type: 'ESModule', path: resolve('limit.js'), contents: limitScript(headers) },
      { type: 'Data', path: resolve('page.bin'), contents: page },
    ],
    ...(withAssets && { assets }),
  })
}

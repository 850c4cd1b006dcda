import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Request, Response } from 'miniflare'
import { build } from 'vite'
import {
  asModule,
  asStrippedModule,
  builtFiles,
  newState,
  readConfiguration,
} from '../support/runtime.ts'
import { readDataSecrets, readWorkerSecrets } from '../support/secret.ts'
import { type Opened, open, type Served } from './runtime.ts'
import { buildIndex, type IndexBuilt, seed, seedTickets } from './seed.ts'

/**
 * Sources of the candidate's responses, nearest first; `render` is `kv` without the cost of KV
 * itself.
 */
export const sources = ['memory', 'cache', 'render', 'kv', 'd1'] as const
export type Source = (typeof sources)[number]

const entryFile = 'tests/bench/entry.ts'

const isDrawn = (source: Source) => source !== 'memory' && source !== 'cache'

function modulesOf(source: Source) {
  const built = builtFiles().map(asModule)
  if (!isDrawn(source)) return built
  return [asStrippedModule(entryFile), ...built]
}

const seeded = new Map<number, Promise<string>>()

/** A copy of a seeded state, with a number of generated news items. */
async function copySeeded(news = 0): Promise<string> {
  const made = seeded.get(news) ?? makeSeeded(news)
  seeded.set(news, made)
  return newState(await made)
}

/** Seeds in a separate runtime, so that the measured ones use no memory for it. */
async function makeSeeded(news: number): Promise<string> {
  const state = newState()
  const { assets, ...options } = readConfiguration()
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
  { withAssets = false, news = 0, vars = {} as Record<string, string> } = {},
): Promise<Opened> {
  const state = await copySeeded(news)
  const { assets, r2Buckets, email, ...options } = readConfiguration()
  const kept = source !== 'memory' && { MEMORY_CACHE_MB: '0' }
  const worker = {
    ...options,
    modules: modulesOf(source),
    bindings: {
      ...options.bindings,
      ...readWorkerSecrets(),
      ...kept,
      BENCH_SOURCE: source,
      ...vars,
    },
    ...(withAssets ? { assets } : { serviceBindings: { ASSETS: readAsset } }),
  }
  return open(source, worker, state)
}

/** A site that reads from D1, with sample tickets and the login of a provider. */
export async function openDesk(issuer: string): Promise<Opened> {
  const vars = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'site', OIDC_ROLE_CLAIM: 'roles' }
  const site = await openCandidate('d1', { vars: { ...vars, OIDC_ROLE_SCOPE: 'roles' } })
  await seedTickets(await site.proxy.getD1Database('DB'), readDataSecrets())
  return site
}

/** Baseline for submissions, on its own database with the same tables. */
export async function openBare(): Promise<Served> {
  const state = await copySeeded()
  const { assets, ...options } = readConfiguration()
  const contents = await bundle('tests/bench/bare/entry.ts')
  const module = { type: 'ESModule' as const, path: resolve('bare.js'), contents }
  return open('bare', { ...options, modules: [module] }, state)
}

/** The search's own work in D1, among generated news; and how the index was built. */
export async function openSearcher(news: number): Promise<{ served: Served; built: IndexBuilt }> {
  const state = await copySeeded(news)
  const { assets, ...options } = readConfiguration()
  const contents = await bundle('tests/bench/bare-search/entry.ts')
  const module = { type: 'ESModule' as const, path: resolve('search.js'), contents }
  const served = await open('search', { ...options, modules: [module] }, state)
  const [db, search] = [
    await served.proxy.getD1Database('DB'),
    await served.proxy.getD1Database('SEARCH'),
  ]
  return { served, built: await buildIndex(db, search) }
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

/** A copy of the site's state, with the functions of `db` behind addresses, to be filled. */
export async function openSimulation(state: string): Promise<Served> {
  const { assets, ...options } = readConfiguration()
  const contents = await bundle('tests/bench/capacity/simulation/entry.ts')
  const module = { type: 'ESModule' as const, path: resolve('simulation.js'), contents }
  return open('simulation', { ...options, modules: [module] }, state)
}

/** The production build on a seeded D1, which counts what it uses of D1 (capacity/site/entry.ts). */
export async function openCounted(): Promise<Opened> {
  const state = await copySeeded()
  const { assets, r2Buckets, email, ...options } = readConfiguration()
  const entries = ['tests/bench/capacity/site/entry.ts', 'tests/bench/capacity/usage.ts']
  const worker = {
    ...options,
    modules: [...entries.map(asStrippedModule), ...builtFiles().map(asModule)],
    bindings: { ...options.bindings, ...readWorkerSecrets() },
    serviceBindings: { ASSETS: readAsset },
  }
  return open('counted', worker, state)
}

/** A folder with a seeded state for `openSimulation`; made in `folder` once, then kept there. */
export async function seedInto(folder: string): Promise<void> {
  if (existsSync(folder)) return
  cpSync(await copySeeded(), folder, { recursive: true })
}

/** The origin that the site has in its settings. */
export function readOrigin(): string {
  return String(readConfiguration().bindings?.PUBLIC_ORIGIN)
}

export function readSigningKey(): string {
  return readWorkerSecrets().SIGNING_KEY
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
  const { assets } = readConfiguration()
  return open('limit', {
    modules: [
      { type: 'ESModule', path: resolve('limit.js'), contents: limitScript(headers) },
      { type: 'Data', path: resolve('page.bin'), contents: page },
    ],
    ...(withAssets && { assets }),
  })
}

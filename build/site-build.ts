import { createHash } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build, type Plugin, type ViteBuilder } from 'vite'
import { describeBrandFiles } from './assets/brand-files.ts'
import { writeGeneratedFiles } from './assets/generated-files.ts'
import { iconBodies, iconSets, laterIconBodies, liveIconBodies } from './assets/icons.ts'
import { writeSnapshot } from './assets/snapshot.ts'
import { buildId } from './build-id.ts'
import { loadModule } from './load-module.ts'
import { writePageTables } from './page-tables.ts'
import { hstsScope } from './site-defines.ts'

interface Chunk {
  file: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  assets?: string[]
}
type Manifest = Record<string, Chunk>
type SecurityHeaders = typeof import('../worker/http/security-headers.ts')

const modules = [
  'virtual:icons',
  'virtual:later-icons',
  'virtual:icon-sets',
  'virtual:inline-script',
  'virtual:service-worker',
  'virtual:build',
  'virtual:brand-files',
]
const clientDir = 'dist/client'
const mapsDir = 'dist/maps'
function readManifest(directory: string): Manifest {
  return JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8'))
}

/** URLs of the chunks for the entry, and for each page, its texts and each group of messages. */
function browserModules(manifest: Manifest) {
  const entry = manifest['client/boot/hydrate.tsx']
  if (!entry) throw new Error('the client build has no entry')
  const externals = manifest['client/boot/externals.ts']
  const players = manifest['client/boot/players.ts']
  const desk = manifest['client/staff/script/desk.ts']
  if (!externals || !players || !desk) throw new Error('the client build lacks a module of its own')
  const url = (file: string) => `/${file}`
  const shared = (entry.imports ?? []).flatMap((key) => url(manifest[key]?.file ?? ''))
  const chunksIn = (pattern: RegExp) =>
    Object.fromEntries(
      Object.entries(manifest).flatMap(([key, chunk]) => {
        const name = pattern.exec(key)?.[1]
        return name && chunk.isDynamicEntry ? [[name, url(chunk.file)]] : []
      }),
    )
  return {
    entry: url(entry.file),
    modules: { externals: url(externals.file), players: url(players.file), desk: url(desk.file) },
    shared,
    pages: chunksIn(/^client\/pages\/[a-z]+\/([a-z-]+)\/page\.tsx$/),
    messages: chunksIn(/^domain\/messages\/((?:ar|en)\/[a-z-]+)\.ts$/),
    texts: chunksIn(/^client\/pages\/[a-z]+\/([a-z-]+\/(?:ar|en))\.ts$/),
    forms: chunksIn(/^client\/forms\/live\/(live-form)\.ts$/),
  }
}

async function loadVirtual(name: string, environment: string): Promise<unknown> {
  if (name === 'virtual:icons') {
    return { icons: environment === 'client' ? liveIconBodies() : iconBodies() }
  }
  if (name === 'virtual:later-icons') return { laterIcons: laterIconBodies() }
  if (name === 'virtual:icon-sets') return { iconSets: iconSets() }
  if (name === 'virtual:inline-script') return bundleInlineScript()
  if (name === 'virtual:service-worker') {
    return { serviceWorker: await bundleScript('client/boot/service-worker.ts', 'pages') }
  }
  if (name === 'virtual:brand-files') return describeBrandFiles()
  if (!existsSync(join(clientDir, '.vite/manifest.json'))) throw new Error('build the client first')
  return {
    build: { id: buildId(), timestamp: Date.now(), ...browserModules(readManifest(clientDir)) },
  }
}

/**
 * Moves assets that only the worker build emitted (fonts in inlined styles) to the static assets.
 */
function moveAssets(workerDir: string): void {
  for (const { assets } of Object.values(readManifest(workerDir))) {
    for (const asset of assets ?? []) {
      const target = join(clientDir, asset)
      if (existsSync(target) || !existsSync(join(workerDir, asset))) continue
      mkdirSync(dirname(target), { recursive: true })
      renameSync(join(workerDir, asset), target)
    }
  }
}

/** Keeps the source maps of the client out of the static assets. */
function moveSourceMaps(): void {
  rmSync(mapsDir, { recursive: true, force: true })
  mkdirSync(mapsDir, { recursive: true })
  for (const file of globSync(`${clientDir}/assets/*.map`)) {
    renameSync(file, join(mapsDir, basename(file)))
  }
}

type Seed = typeof import('../db/seed/seed.ts')

/** Reports every problem in the content files and exits before the build starts. */
async function checkContent(): Promise<void> {
  const { buildSeed } = await loadModule<Seed>('db/seed/seed.ts')
  try {
    buildSeed()
  } catch (error) {
    if (!(error instanceof Error && 'problems' in error)) throw error
    console.error(error.message.replace(/^/gm, 'db/content/'))
    console.error('Nothing was built.')
    process.exit(1)
  }
}

async function buildSite(builder: ViteBuilder): Promise<void> {
  const { client, worker } = builder.environments
  if (!client || !worker) throw new Error('both environments are needed')
  writePageTables()
  await checkContent()
  await builder.build(client)
  moveSourceMaps()
  await builder.build(worker)
  moveAssets(worker.config.build.outDir)
  // The Cloudflare plugin copies the secrets of this machine for previews of its own.
  rmSync(join(worker.config.build.outDir, '.dev.vars'), { force: true })
  appendFileSync(join(clientDir, '.assetsignore'), '\n.vite\n')
  const { assetHeaders } = await loadModule<SecurityHeaders>('worker/http/security-headers.ts')
  writeFileSync(join(clientDir, '_headers'), assetHeaders(hstsScope()))
  await writeGeneratedFiles(clientDir)
  await writeSnapshot(clientDir)
  writeFileSync('dist/build-id', buildId())
}

/** Builds the client first: the worker contains the names of its files. */
export function siteBuild(): Plugin {
  return {
    name: 'site-build',
    config: () => ({ builder: { buildApp: buildSite } }),
    // The Cloudflare plugin adds a target to the worker build that would lower light-dark().
    configResolved({ build, environments: { client, worker } }) {
      if (!client || !worker) return
      worker.build.cssTarget = client.build.cssTarget
      build.cssTarget = client.build.cssTarget
    },
    resolveId: (id) => (modules.includes(id) ? `\0${id}` : undefined),
    async load(id) {
      const name = modules.find((module) => id === `\0${module}`)
      if (!name) return
      const exported = (await loadVirtual(name, this.environment.name)) as Record<string, unknown>
      return Object.entries(exported)
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}

/** Bundles and minifies a script that runs by itself, without a module of its own. */
async function bundleScript(entry: string, name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      lib: { entry, formats: ['iife'], name },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunk = outputs.flatMap((part) => ('output' in part ? part.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error(`${entry} did not build`)
  return chunk.code.trim()
}

/** Minifies the inline script and computes its hash for the CSP. */
async function bundleInlineScript(): Promise<{
  inlineScript: string
  inlineScriptHash: string
}> {
  const inlineScript = await bundleScript('client/boot/inline-script.ts', 'early')
  const hash = createHash('sha256').update(inlineScript).digest('base64')
  return { inlineScript, inlineScriptHash: `sha256-${hash}` }
}

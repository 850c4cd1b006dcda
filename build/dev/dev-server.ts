import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative } from 'node:path'
import type { DevEnvironment, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'
import type { PageData } from '../../domain/payloads/page-data.ts'
import { iconBodies } from '../assets/icons.ts'
import { devFilesDir, devVariables } from './dev-files.ts'
import { dropRequestHeaders, patchDocument } from './patch-document.ts'
import { styleGuideLocale, writeStyleGuide } from './style-guide.ts'

export const devServerName = 'dev-server'

/** What the command calls after it has changed the database. */
export interface DevApi {
  /** Makes the worker forget what it has in memory, and open pages reload. */
  reload: () => Promise<void>
}

/** Events between this process and the worker. */
const renewed = 'site:build-renewed'
const confirmed = 'site:build-confirmed'
/** How long the worker's requests wait at most until it has taken in a change. */
const confirmationMs = 5_000
const moduleUrl = /^\/(?:@|client\/|domain\/|node_modules\/)/
const browserScript = '<script type="module" async src="/client/boot/dev-updates.ts"></script>'
const buildModule = '\0virtual:build'
const iconsModule = '\0virtual:icons'
/** Modules that site-build.ts makes from files which no module imports. */
const generated: readonly [string, RegExp][] = [
  ['\0virtual:inline-script', /\/client\/boot\/[\w-]+\.ts$/],
  ['\0virtual:brand-files', /\/tokens\.css$/],
]

/** Addresses of the dev server; the entry imports all other modules itself. */
const browserModules = {
  entry: '/client/boot/hydrate.tsx',
  modules: {
    externals: '/client/boot/externals.ts',
    players: '/client/boot/players.ts',
    desk: '/client/staff/script/desk.ts',
  },
  shared: [],
  pages: {},
  messages: {},
  texts: {},
  forms: {},
}

const newId = () => randomBytes(8).toString('hex')

/**
 * `virtual:build` in development. Each change gives the build another id, so that no payload or
 * document from before is used. The worker is told: evaluating the module again would evaluate most
 * of the worker.
 */
function createBuild() {
  let id = newId()
  let confirm = () => {}
  let confirmation = Promise.resolve()
  return {
    renew(worker: DevEnvironment) {
      id = newId()
      confirmation = new Promise((resolve) => {
        confirm = resolve
        setTimeout(resolve, confirmationMs)
      })
      worker.hot.send(renewed, id)
    },
    isCurrent: (other: unknown) => other === id,
    confirm: (other: unknown) => other === id && confirm(),
    confirmation: () => confirmation,
    id: () => id,
    code: () => `export const build = ${JSON.stringify({ id, timestamp: Date.now(), ...browserModules })}
import.meta.hot.on('${renewed}', (id) => {
  build.id = id
})
import.meta.hot.on('vite:afterUpdate', () => import.meta.hot.send('${confirmed}', build.id))`,
  }
}

type Build = ReturnType<typeof createBuild>

function tellPages({ config, environments }: ViteDevServer, file: string): void {
  const path = `/${relative(config.root, file)}`
  environments.client.hot.send('site:changed', { path })
}

/**
 * The site payload as a build's snapshot has it: header and footer of some pages come from there
 * while KV has nothing. Taken from the data of a page, which the worker reads from D1.
 */
async function readSite(locale: string, build: Build): Promise<string | null> {
  const prefix = locale === 'ar' ? '' : `/${locale}`
  const response = await fetch(`${devVariables()?.PUBLIC_ORIGIN}${prefix}/cookies/_payload.json`)
  if (!response.ok) return null
  const { site, edition } = (await response.json()) as PageData
  const [, version, date] = edition.split('.')
  const id = { build: build.id(), locale, name: 'site' }
  return JSON.stringify({ ...id, version: Number(version), date, at: Date.now(), payload: site })
}

/** Responds to what is no module and not the worker's; false for everything else. */
async function respond(build: Build, url: string, response: ServerResponse): Promise<boolean> {
  const [, locale] = /^\/snapshot\/(ar|en)\/site\.json$/.exec(url) ?? []
  // With a query, an open page asks: it would announce every change as a new version of the site.
  if (!locale && !url.startsWith('/builds/latest.json?')) return false
  const text = locale ? await readSite(locale, build) : null
  response.writeHead(text ? 200 : 404, { 'content-type': 'application/json' }).end(text ?? '{}')
  return true
}

async function handle(
  build: Build,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  if (moduleUrl.test(request.url ?? '')) return next()
  const locale = styleGuideLocale(request.url ?? '')
  if (locale) {
    const html = await writeStyleGuide(locale)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    return
  }
  await build.confirmation()
  if (/text\/html/.test(request.headers.accept ?? '')) {
    dropRequestHeaders(request)
    patchDocument(response, devVariables()?.PUBLIC_ORIGIN ?? '', browserScript)
  }
  if (!(await respond(build, request.url ?? '', response))) next()
}

const isModule = (module: EnvironmentModuleNode | undefined) => module !== undefined

/** Tells the worker and the open pages of a change that Vite does not put into them by itself. */
function hotUpdateOf(build: Build): Plugin['hotUpdate'] {
  return {
    order: 'post',
    handler({ file, modules, server }) {
      const graph = this.environment.moduleGraph
      if (this.environment.name === 'client') {
        // Addresses of sheets do not change; Vite would reload the page.
        return file.endsWith('.css')
          ? modules.filter(({ isSelfAccepting }) => isSelfAccepting)
          : undefined
      }
      if (this.environment.name !== 'worker') return
      const names = generated.flatMap(([name, source]) => (source.test(file) ? [name] : []))
      const others = names.map((name) => graph.getModuleById(name)).filter(isModule)
      if (modules.length + others.length === 0) return
      build.renew(this.environment)
      tellPages(server, file)
      return [...modules, ...others]
    },
  }
}

/**
 * Development of the site with Vite: worker and client from their sources. Vite replaces components
 * in hydrated pages; of other changes the pages are told (client/boot/dev-updates.ts).
 */
export function devServer(): Plugin {
  const build = createBuild()
  let server: ViteDevServer | undefined
  const reload = async () => {
    const worker = server?.environments.worker
    if (!server || !worker) return
    const entry = worker.moduleGraph.getModulesByFile(
      join(server.config.root, 'worker/app/index.ts'),
    )
    build.renew(worker)
    await Promise.all([...(entry ?? [])].map((module) => worker.reloadModule(module)))
    tellPages(server, 'db/content')
  }
  return {
    name: devServerName,
    apply: 'serve',
    enforce: 'pre',
    api: { reload } satisfies DevApi,
    config: () => ({
      publicDir: devFilesDir,
      server: {
        watch: { ignored: ['**/.wrangler/**', '**/dist/{client,worker,maps}/**', '**/.cache/**'] },
      },
    }),
    configureServer(started) {
      server = started
      const { client, worker } = started.environments
      worker?.hot.on(confirmed, build.confirm)
      client.hot.on('site:opened', (id, page) => {
        if (!build.isCurrent(id)) page.send('site:changed', { path: '/' })
      })
      started.middlewares.use((request, response, next) => {
        handle(build, request, response, next).catch(next)
      })
    },
    load(id) {
      if (id === buildModule) return build.code()
      // All of them in the browser too: React's development build compares the markup.
      if (id === iconsModule) return `export const icons = ${JSON.stringify(iconBodies())}`
    },
    hotUpdate: hotUpdateOf(build),
  }
}

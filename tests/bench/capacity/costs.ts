import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { prepareSubmissions } from '../parts/submissions.ts'
import { processorMs } from '../processes.ts'
import { say } from '../progress.ts'
import type { Opened, Served } from '../runtime.ts'
import { buildIndex } from '../seed.ts'
import { openCandidate, openCounted, readSigningKey } from '../served.ts'
import { countUsage, newUsage, type Usage } from './usage.ts'

type Used = Omit<Usage, 'texts'>

/** What one of an operation uses, as a mean. */
export interface Cost extends Used {
  name: string
  cpuMs: number | null
}

interface Sent {
  path: string
  headers?: Record<string, string>
  body?: string
}

const firstVisits = [
  '/faq',
  '/services',
  '/media-center/news',
  '/knowledge',
  '/framework-agreements',
  '/open-data',
  '/aboutUs/ourStory',
  '/privacy-policy',
  '/regions',
  '/contact/inquiry',
].flatMap((path) => [path, `/en${path}`])

const searched = ['الإنفاق', 'اتفاقية إطارية', 'تدريب', 'procurement', 'savings', 'maintenance']

function send(url: string, { path, headers = {}, body }: Sent, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request(url + path, { method, agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

async function sendAll({ direct }: Served, all: readonly Sent[], status: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (const one of all) {
    const got = await send(direct, one, agent)
    if (got !== status) throw new Error(`${one.path}: ${got}`)
  }
  agent.destroy()
}

interface Operation {
  name: string
  all: Sent[]
  status: number
  /** Sent before, so that pages are kept. */
  before?: Sent[]
}

async function makeOperations(): Promise<Operation[]> {
  const visits = firstVisits.map((path) => ({ path }))
  const submissions = await prepareSubmissions(100, readSigningKey())
  const opinions = Array.from({ length: 100 }, (_, index) => ({
    path: '/faq',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'cf-connecting-ip': `10.9.${index >> 8}.${index & 255}`,
    },
    body: 'form=feedback&answer=yes&reasons=helpful',
  }))
  const queries = searched.flatMap((text) =>
    ['/search', '/en/search'].map((path) => ({
      path: `${path}?${new URLSearchParams({ q: text })}`,
    })),
  )
  return [
    { name: 'first visit of a page since midnight or a publication', all: visits, status: 200 },
    {
      name: 'visit of a page that is kept',
      before: visits,
      all: Array.from({ length: 20 }, () => visits).flat(),
      status: 200,
    },
    { name: 'search', all: queries, status: 200 },
    {
      name: 'request',
      all: submissions.map((one) => ({ path: '/contact', ...one })),
      status: 303,
    },
    { name: 'opinion of a page', all: opinions, status: 303 },
  ]
}

async function readUsage({ direct }: Served): Promise<Used> {
  return (await fetch(`${direct}/__usage`)).json() as Promise<Used>
}

async function indexSearch({ proxy }: Opened): Promise<void> {
  await buildIndex(await proxy.getD1Database('DB'), await proxy.getD1Database('SEARCH'))
}

const operationCost = (used: Used, count: number) => ({
  statements: used.statements / count,
  rowsRead: used.rowsRead / count,
  rowsWritten: used.rowsWritten / count,
})

/** What the operations of visitors use of D1 and of the processor, each in runtimes of their own. */
export async function measureCosts(): Promise<Cost[]> {
  const costs: Cost[] = []
  const [counted, timed] = [
    await openCounted(),
    await openCandidate('cache', { vars: { MEMORY_CACHE_MB: '20' } }),
  ]
  for (const site of [counted, timed]) await indexSearch(site)
  for (const { name, before = [], all, status } of await makeOperations()) {
    say(name)
    for (const site of [counted, timed]) await sendAll(site, before, status)
    await readUsage(counted)
    await sendAll(counted, all, status)
    const used = await readUsage(counted)
    const started = processorMs(timed.pid)
    await sendAll(timed, all, status)
    const cpuMs = (processorMs(timed.pid) - started) / all.length
    costs.push({ name, ...operationCost(used, all.length), cpuMs })
  }
  costs.push(await measurePublication(counted))
  await Promise.all([counted.close(), timed.close()])
  return costs
}

async function importDatabase<M>(file: string): Promise<M> {
  const { module } = await runnerImport<M>(join(process.cwd(), file), { configFile: false })
  return module
}

/** Publishing one changed record from the files, with its search documents. */
async function measurePublication({ proxy }: Opened): Promise<Cost> {
  say('publication')
  const { buildSeed } =
    await importDatabase<typeof import('../../../db/seed/seed.ts')>('db/seed/seed.ts')
  const { statementId } =
    await importDatabase<typeof import('../../../db/seed/seed-sql.ts')>('db/seed/seed-sql.ts')
  const { compareSeed, loadSeed } =
    await importDatabase<typeof import('../../../db/seed/load-seed.ts')>('db/seed/load-seed.ts')
  const [{ createDatabase }, { updateIndex }] = await Promise.all([
    importDatabase<typeof import('../../../db/client.ts')>('db/client.ts'),
    importDatabase<typeof import('../../../db/search/update-index.ts')>(
      'db/search/update-index.ts',
    ),
  ])
  const usage = newUsage()
  const open = async (name: string) =>
    countUsage((await proxy.getD1Database(name)) as unknown as D1Database, usage)
  const [DB, SEARCH] = [await open('DB'), await open('SEARCH')]
  const seed = buildSeed()
  // The database has another text of the news, and everything else but one item and the version.
  const changed = seed.statements.find((statement) => statement.includes("'news'"))
  const last = seed.statements.at(-1)
  const known = seed.statements.filter((one) => one !== changed && one !== last).map(statementId)
  await DB.prepare("UPDATE entries SET title = title || '.' WHERE kind = 'news'").run()
  await DB.prepare('DELETE FROM entry_changes').run()
  await DB.prepare('UPDATE publications SET statements = ?').bind(JSON.stringify(known)).run()
  Object.assign(usage, newUsage())
  await loadSeed(DB, seed, await compareSeed(DB, seed))
  await updateIndex({ db: createDatabase(DB), search: SEARCH, now: Date.now(), build: 'bench' })
  return { name: 'publication of one record', ...operationCost(usage, 1), cpuMs: null }
}

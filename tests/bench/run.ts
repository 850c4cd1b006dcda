import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import type { Browser } from 'playwright-core'
import { ensureBuild } from '../../build/prepare.ts'
import { launchChromium } from '../support/browser.ts'
import { measureBrowsing } from './browsing.ts'
import { type Goal, goalsOf, isMet, type Measured, type PageMeasured } from './goals.ts'
import { describeMachine } from './machine.ts'
import { type ManyMeasured, measureMany } from './many.ts'
import { median } from './numbers.ts'
import { goalLine, writeReport } from './report.ts'
import type { Served } from './runtime.ts'
import { openBare, openCandidate, openLimit, readSigningKey, sources } from './served.ts'
import { measureMemory, measureServing } from './serving.ts'
import { sizeOfAssets, sizeOfWorker, sizesOfDocument } from './sizes.ts'
import { subjects } from './subjects.ts'
import { measureSubmitting, type Submitted } from './submitting.ts'

const paths = ['/', '/faq']
/** How many runtimes memory is measured in: it depends on when the last garbage was collected. */
const runtimes = 5
/** Headers of one transfer, not of the page. */
const ofWire = /^(connection|content-length|date|transfer-encoding)$/
const resultsFile = 'tests/bench/results.md'

async function askPage({ direct }: Served, path: string): Promise<Response> {
  const response = await fetch(direct + path, { headers: { 'accept-language': 'ar' } })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response
}

async function readPage(served: Served, path: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await askPage(served, path)).arrayBuffer())
}

function say(text: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`)
}

/** Both in new runtimes, so that nothing but the 2,000 requests has filled them; and again, for medians. */
async function measureMemories(): Promise<Measured['memory']> {
  say('memory')
  const measured: Measured['memory'][] = []
  for (let opened = 0; opened < runtimes; opened++) {
    const site = await openCandidate('memory')
    const limit = await openLimit(await readPage(site, '/'))
    measured.push({
      limit: await measureMemory(limit, paths),
      candidate: await measureMemory(site, paths),
    })
    await Promise.all([limit.close(), site.close()])
  }
  return {
    limit: median(measured.map(({ limit }) => limit)),
    candidate: median(measured.map(({ candidate }) => candidate)),
  }
}

type Rows = PageMeasured['rows']

async function measureServed(): Promise<{ rows: Rows[]; startMs: Measured['startMs'] }> {
  const sites: Served[] = []
  for (const source of sources) sites.push(await openCandidate(source))
  const limits: Served[] = []
  const rows: Rows[] = []
  for (const subject of subjects) {
    const { path } = subject
    say(`serving ${path}`)
    const [nearest] = sites
    if (!nearest) throw new Error('nothing is served')
    const limit = await openLimit(await readPage(nearest, path))
    limits.push(limit)
    const asked = sites.filter(({ name }) => subject.sources.some((source) => source === name))
    rows.push(await measureServing(path, limit, asked))
    await limit.close()
  }
  await Promise.all(sites.map((site) => site.close()))
  const start = (served: Served[]) => median(served.map(({ startMs }) => startMs))
  return { rows, startMs: { limit: start(limits), candidate: start(sites) } }
}

async function measurePage(
  browser: Browser,
  site: Served,
  { path, html }: (typeof subjects)[number],
  rows: Rows,
): Promise<PageMeasured> {
  say(`browsing ${path}`)
  const response = await askPage(site, path)
  const page = new Uint8Array(await response.arrayBuffer())
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ofWire.test(name)))
  const limit = await openLimit(page, { withAssets: true, headers })
  const browsed = await measureBrowsing(browser, path, limit, site)
  await limit.close()
  const fonts = browsed.requests.filter((url) => url.endsWith('.woff2'))
  return {
    path,
    htmlAtMost: html,
    rows,
    browsed,
    sizes: sizesOfDocument(page),
    scripts: sizeOfAssets(browsed.takenOver.scripts),
    fonts: sizeOfAssets(fonts.map((url) => new URL(url).pathname)),
  }
}

async function measureBrowsed(rows: Rows[]): Promise<PageMeasured[]> {
  const site = await openCandidate('memory', { withAssets: true })
  const browser = await launchChromium()
  const pages: PageMeasured[] = []
  for (const [index, subject] of subjects.entries()) {
    pages.push(await measurePage(browser, site, subject, rows[index] ?? []))
  }
  await browser.close()
  await site.close()
  return pages
}

async function measureManyNews(): Promise<ManyMeasured[]> {
  say('10,000 news')
  const [few, many] = [await openCandidate('d1'), await openCandidate('d1', { news: 10_000 })]
  const measured = await measureMany(few, many)
  await Promise.all([few.close(), many.close()])
  return measured
}

async function measureSubmissions(): Promise<Submitted> {
  say('submissions')
  const [bare, site] = [await openBare(), await openCandidate('memory')]
  const submitted = await measureSubmitting(bare, site, readSigningKey())
  await Promise.all([bare.close(), site.close()])
  return submitted
}

const loadBefore = loadavg()
process.env.WRANGLER_LOG = 'error'
ensureBuild()
const memory = await measureMemories()
const { rows, startMs } = await measureServed()
const pages = await measureBrowsed(rows)
const submitted = await measureSubmissions()
const many = await measureManyNews()
const measured: Measured = { pages, memory, startMs, worker: sizeOfWorker(), submitted, many }
writeFileSync(resultsFile, writeReport(measured, describeMachine(loadBefore)))
const goals: Goal[] = goalsOf(measured)
for (const goal of goals) console.log(goalLine(goal))
console.log(
  `\n${goals.filter(isMet).length} of ${goals.length} goals met; ${resultsFile} tells the rest.`,
)
process.exit(0)

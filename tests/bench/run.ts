import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { startProvider } from '../../build/identity-provider/start-provider.ts'
import { ensureBuild } from '../../build/prepare.ts'
import { type Goal, goalsOf, isMet, type Measured, type PageMeasured } from './goals.ts'
import { logIn } from './login.ts'
import { describeMachine } from './machine.ts'
import { measureBrowsed, measureFromMemory, measureMemories, measureServed } from './pairs.ts'
import { type ApiMeasured, listPath, measurePaging, measureRows } from './parts/api.ts'
import type { PageBrowsed } from './parts/browsing.ts'
import { type DeskMeasured, measureDesk } from './parts/desk.ts'
import { readDocument } from './parts/documents.ts'
import { type ManyMeasured, measureMany } from './parts/many.ts'
import { measureSearching, type SearchingMeasured } from './parts/searching.ts'
import type { Row } from './parts/serving.ts'
import { sizeOfAssets, sizeOfWorker, sizesOfDocument } from './parts/sizes.ts'
import { measureSubmitting, type Submitted } from './parts/submitting.ts'
import { measureUploads } from './parts/uploads.ts'
import { say } from './progress.ts'
import { goalLine, writeReport } from './report.ts'
import {
  openBare,
  openCandidate,
  openDesk,
  openSearcher,
  readOrigin,
  readSigningKey,
} from './served.ts'
import { subjects } from './subjects.ts'

const resultsFile = 'tests/bench/results.md'

async function measurePages(rows: Row[][], browsed: PageBrowsed[]): Promise<PageMeasured[]> {
  const site = await openCandidate('memory')
  const pages: PageMeasured[] = []
  for (const [index, { path }] of subjects.entries()) {
    const seen = browsed[index]
    if (!seen) throw new Error(`${path} was not browsed`)
    const fonts = seen.requests.filter((url) => url.endsWith('.woff2'))
    pages.push({
      path,
      rows: rows[index] ?? [],
      browsed: seen,
      sizes: sizesOfDocument((await readDocument(site, path)).bytes),
      scripts: sizeOfAssets(seen.takenOver.scripts),
      fonts: sizeOfAssets(fonts.map((url) => new URL(url).pathname)),
    })
  }
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

async function measureSearches(): Promise<SearchingMeasured> {
  say('searches')
  const { served, built } = await openSearcher(10_000)
  const measured = await measureSearching(served, built)
  await served.close()
  return measured
}

async function measureApi(): Promise<ApiMeasured> {
  say('API')
  const listed = await measureFromMemory(listPath)
  const among = await openCandidate('d1', { news: 10_000 })
  const paging = await measurePaging(among)
  await among.close()
  const [site, { served: reader }] = [await openCandidate('d1'), await openSearcher(0)]
  const rows = await measureRows(site, reader)
  await Promise.all([site.close(), reader.close()])
  return { listed, paging, rows }
}

async function measureStaffPages(): Promise<DeskMeasured[]> {
  say('desk')
  const origin = readOrigin()
  const provider = await startProvider({ port: 0, origin })
  const site = await openDesk(provider.issuer)
  const measured = await measureDesk(site, await logIn(site, origin, 'supervisor'))
  await Promise.all([site.close(), provider.close()])
  return measured
}

async function measureSubmissions(): Promise<Submitted> {
  say('submissions')
  const [bare, site] = [await openBare(), await openCandidate('memory')]
  const submitted = await measureSubmitting(bare, site, readSigningKey())
  await Promise.all([bare.close(), site.close()])
  return submitted
}

async function measureFiles(): Promise<Measured['uploads']> {
  say('hostile files')
  const site = await openCandidate('memory')
  const uploads = await measureUploads(site, readSigningKey())
  await site.close()
  return uploads
}

const loadBefore = loadavg()
process.env.WRANGLER_LOG = 'error'
ensureBuild()
const memory = await measureMemories()
const { rows, startMs } = await measureServed()
const pages = await measurePages(rows, await measureBrowsed())
const submitted = await measureSubmissions()
const many = await measureManyNews()
const searching = await measureSearches()
const api = await measureApi()
const desk = await measureStaffPages()
const uploads = await measureFiles()
const measured: Measured = {
  pages,
  memory,
  startMs,
  worker: sizeOfWorker(),
  submitted,
  many,
  searching,
  api,
  desk,
  uploads,
}
writeFileSync(resultsFile, writeReport(measured, describeMachine(loadBefore)))
const goals: Goal[] = goalsOf(measured)
for (const goal of goals) console.log(goalLine(goal))
console.log(
  `\n${goals.filter(isMet).length} of ${goals.length} goals met; ${resultsFile} tells the rest.`,
)
process.exit(0)

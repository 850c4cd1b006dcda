import { launchChromium } from '../support/browser/browser.ts'
import { type Measured, named } from './goals.ts'
import { median } from './numbers.ts'
import { type PageBrowsed, summariseVisits, type Visits, visitInTurns } from './parts/browsing.ts'
import { readDocument } from './parts/documents.ts'
import {
  type Comparison,
  compareWithLimit,
  measureMemory,
  type Row,
  summarise,
} from './parts/serving.ts'
import { say } from './progress.ts'
import type { Served } from './runtime.ts'
import { openCandidate, openLimit, sources } from './served.ts'
import { subjects } from './subjects.ts'

/**
 * Pairs of runtimes per number. Two runtimes of the same code differ by up to a fifth for their
 * whole life, and memory depends on when the last garbage collection ran.
 */
export const pairs = 5
/** Pairs measured in a browser, each with its own Chromium. */
export const browsedPairs = 3
const memoryPaths = ['/', '/faq']

/** Median memory of runtimes that served only the 2,000 requests. */
export async function measureMemories(): Promise<Measured['memory']> {
  say('memory')
  const measured: Measured['memory'][] = []
  for (let pair = 0; pair < pairs; pair++) {
    const site = await openCandidate('memory')
    const limit = await openLimit((await readDocument(site, '/')).bytes)
    measured.push({
      limit: await measureMemory(limit, memoryPaths),
      candidate: await measureMemory(site, memoryPaths),
    })
    await Promise.all([limit.close(), site.close()])
  }
  return {
    limit: median(measured.map(({ limit }) => limit)),
    candidate: median(measured.map(({ candidate }) => candidate)),
  }
}

interface Opened {
  limits: Served[]
  sites: Served[]
}

/** Measures every page from each of its sources, each against its own limit. */
async function measurePair(comparisons: Comparison[][]): Promise<Opened> {
  const sites: Served[] = []
  for (const source of sources) sites.push(await openCandidate(source))
  const limits: Served[] = []
  for (const [index, subject] of subjects.entries()) {
    const { path } = subject
    const [nearest] = sites
    if (!nearest) throw new Error('nothing is served')
    const { bytes, headers } = await readDocument(nearest, path)
    const limit = await openLimit(bytes, { headers })
    limits.push(limit)
    for (const site of sites.filter(({ name }) => subject.sources.some((one) => one === name))) {
      comparisons[index]?.push(await compareWithLimit(path, limit, site))
    }
    await limit.close()
  }
  await Promise.all(sites.map((site) => site.close()))
  return { limits, sites }
}

/**
 * Response costs of each subject, in the order of the subjects, and the startup time of a runtime.
 */
export async function measureServed(): Promise<{ rows: Row[][]; startMs: Measured['startMs'] }> {
  const comparisons = subjects.map((): Comparison[] => [])
  const opened: Opened[] = []
  for (let pair = 0; pair < pairs; pair++) {
    say(`serving, ${pair + 1} of ${pairs}`)
    opened.push(await measurePair(comparisons))
  }
  const start = (served: Served[]) => median(served.map(({ startMs }) => startMs))
  return {
    rows: comparisons.map(summarise),
    startMs: {
      limit: start(opened.flatMap(({ limits }) => limits)),
      candidate: start(opened.flatMap(({ sites }) => sites)),
    },
  }
}

async function browsePair(visits: Visits[][]): Promise<void> {
  const site = await openCandidate('memory', { withAssets: true })
  const browser = await launchChromium()
  for (const [index, { path }] of subjects.entries()) {
    const { bytes, headers } = await readDocument(site, path)
    const limit = await openLimit(bytes, { withAssets: true, headers })
    visits[index]?.push(await visitInTurns(browser, path, { limit, candidate: site }))
    await limit.close()
  }
  await browser.close()
  await site.close()
}

/** Requests/s of a path from memory as a ratio to the limit, the median of all pairs. */
export async function measureFromMemory(path: string): Promise<number> {
  const comparisons: Comparison[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const site = await openCandidate('memory')
    const { bytes, headers } = await readDocument(site, path)
    const limit = await openLimit(bytes, { headers })
    comparisons.push(await compareWithLimit(path, limit, site))
    await Promise.all([limit.close(), site.close()])
  }
  return named(summarise(comparisons), 'memory').ofLimit.perSecond
}

/** Browser measurements of each subject on a slow phone, in the order of the subjects. */
export async function measureBrowsed(): Promise<PageBrowsed[]> {
  const visits = subjects.map((): Visits[] => [])
  for (let pair = 0; pair < browsedPairs; pair++) {
    say(`browsing, ${pair + 1} of ${browsedPairs}`)
    await browsePair(visits)
  }
  return visits.map(summariseVisits)
}

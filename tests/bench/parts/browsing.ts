import type { Browser } from 'playwright-core'
import { press, type Read, read, type TakenOver, touch } from '../browser.ts'
import { median } from '../numbers.ts'
import type { Served } from '../runtime.ts'

/** Visits to each worker of one pair of runtimes. */
const visits = 4

export interface Browsed {
  name: string
  paint: number
  largest: number
  shift: number
  blocking: number
  answered: number
}

export interface PageBrowsed {
  rows: Browsed[]
  /** URLs the candidate's page requests before an interaction, the document first. */
  requests: string[]
  takenOver: TakenOver
}

interface Side {
  name: string
  url: string
  reads: Read[]
  presses: number[]
}

/** All visits to one page of the limit and of the candidate. */
export interface Visits {
  limit: Side
  candidate: Side
  taken: TakenOver
}

function openSide({ name, entry }: Served, path: string): Side {
  return { name, url: entry + path, reads: [], presses: [] }
}

/** Visits one page of the limit and of the candidate in a slow browser, alternating. */
export async function visitInTurns(
  browser: Browser,
  path: string,
  served: { limit: Served; candidate: Served },
): Promise<Visits> {
  const limit = openSide(served.limit, path)
  const candidate = openSide(served.candidate, path)
  const sides = [limit, candidate]
  // The first visit includes the browser's startup.
  for (const { url } of sides) await read(browser, url)
  for (let visit = 0; visit < visits; visit++) {
    for (const { url, reads, presses } of visit % 2 === 0 ? sides : sides.toReversed()) {
      reads.push(await read(browser, url))
      presses.push(await press(browser, url))
    }
  }
  return { limit, candidate, taken: await touch(browser, candidate.url) }
}

function summariseSide(sides: Side[]): Browsed {
  const reads = sides.flatMap((side) => side.reads)
  const of = (key: 'paint' | 'largest' | 'blocking') => median(reads.map((one) => one[key]))
  return {
    name: sides[0]?.name ?? '',
    paint: of('paint'),
    largest: of('largest'),
    shift: Math.max(...reads.map(({ shift }) => shift)),
    blocking: of('blocking'),
    answered: median(sides.flatMap(({ presses }) => presses)),
  }
}

/**
 * Medians over all visits to one page in several pairs of runtimes; for the layout shift, the
 * maximum.
 */
export function summariseVisits(all: Visits[]): PageBrowsed {
  const candidates = all.map(({ candidate }) => candidate)
  const taken = all.map((visited) => visited.taken)
  return {
    rows: [summariseSide(all.map(({ limit }) => limit)), summariseSide(candidates)],
    requests: candidates.at(-1)?.reads.at(-1)?.requests ?? [],
    takenOver: { ms: median(taken.map(({ ms }) => ms)), scripts: taken[0]?.scripts ?? [] },
  }
}

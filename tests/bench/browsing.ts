import type { Browser } from 'playwright-core'
import { press, type Read, read, type TakenOver, touch } from './browser.ts'
import { median } from './numbers.ts'
import type { Served } from './runtime.ts'

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
  /** What the candidate's page asks for before a visitor acts, the document first. */
  requests: string[]
  takenOver: TakenOver
}

/** One page of the limit and of the candidate, as often as it was visited. */
export interface Visits {
  sides: { name: string; reads: Read[]; presses: number[] }[]
  taken: TakenOver
}

/** One page of the limit and of the candidate in a slow browser, in turns. */
export async function visitInTurns(
  browser: Browser,
  path: string,
  limit: Served,
  candidate: Served,
): Promise<Visits> {
  const sides = [limit, candidate].map(({ name, entry }) => ({
    ...{ name, url: entry + path },
    reads: [] as Read[],
    presses: [] as number[],
  }))
  // The first visit of a browser pays for its own start.
  for (const { url } of sides) await read(browser, url)
  for (let visit = 0; visit < visits; visit++) {
    for (const { url, reads, presses } of visit % 2 === 0 ? sides : sides.toReversed()) {
      reads.push(await read(browser, url))
      presses.push(await press(browser, url))
    }
  }
  return { sides, taken: await touch(browser, candidate.entry + path) }
}

function browsedRow(sides: Visits['sides']): Browsed {
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

/** Medians over all visits to one page in several pairs of runtimes; of the layout shift the worst. */
export function summariseVisits(all: Visits[]): PageBrowsed {
  const [limit, candidate] = [0, 1].map((at) => all.flatMap(({ sides }) => sides.slice(at, at + 1)))
  if (!limit || !candidate) throw new Error('nothing was visited')
  const taken = all.map((visited) => visited.taken)
  return {
    rows: [limit, candidate].map(browsedRow),
    requests: candidate.at(-1)?.reads.at(-1)?.requests ?? [],
    takenOver: { ms: median(taken.map(({ ms }) => ms)), scripts: taken[0]?.scripts ?? [] },
  }
}

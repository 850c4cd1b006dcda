import type { Browser } from 'playwright-core'
import { press, type Read, read, type TakenOver, touch } from './browser.ts'
import { median } from './numbers.ts'
import type { Served } from './runtime.ts'

const touches = 2
const visits = 11

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

function summarise({ name }: Served, reads: Read[], presses: number[]): Browsed {
  const of = (key: 'paint' | 'largest' | 'blocking') => median(reads.map((one) => one[key]))
  return {
    name,
    paint: of('paint'),
    largest: of('largest'),
    shift: Math.max(...reads.map(({ shift }) => shift)),
    blocking: of('blocking'),
    answered: median(presses),
  }
}

/** One page of the limit and of the candidate in a slow browser, in turns. */
export async function measureBrowsing(
  browser: Browser,
  path: string,
  limit: Served,
  candidate: Served,
): Promise<PageBrowsed> {
  const all = [limit, candidate].map((served) => ({
    served,
    url: served.entry + path,
    reads: [] as Read[],
    presses: [] as number[],
  }))
  // The first visit of a browser pays for its own start.
  for (const { url } of all) await read(browser, url)
  for (let visit = 0; visit < visits; visit++) {
    for (const { url, reads, presses } of all) {
      reads.push(await read(browser, url))
      presses.push(await press(browser, url))
    }
  }
  const taken: TakenOver[] = []
  for (let done = 0; done < touches; done++)
    taken.push(await touch(browser, candidate.entry + path))
  return {
    rows: all.map(({ served, reads, presses }) => summarise(served, reads, presses)),
    requests: all[1]?.reads.at(-1)?.requests ?? [],
    takenOver: { ms: median(taken.map(({ ms }) => ms)), scripts: taken[0]?.scripts ?? [] },
  }
}

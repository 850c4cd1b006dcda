import type { Cost } from './costs.ts'

/** Prices of Workers Paid in USD a month, as docs/capacity.md names their sources. */
const base = 5
const prices = {
  requests: { included: 10e6, perMillion: 0.3 },
  cpuMs: { included: 30e6, perMillion: 0.02 },
  rowsRead: { included: 25e9, perMillion: 0.001 },
  rowsWritten: { included: 50e6, perMillion: 1 },
} as const

type Metered = keyof typeof prices

/** Operations of a day; visits include those that a cache answers. */
export interface Day {
  visits: number
  firstVisits: number
  searches: number
  requests: number
  opinions: number
  publications: number
}

/** What we assume of today: no traffic of the site exists to be counted. */
export const assumedDay: Day = {
  visits: 10_000,
  // 525 pages, each once after midnight and after a publication in four data centres.
  firstVisits: 4_200,
  searches: 500,
  requests: 30,
  opinions: 100,
  publications: 1,
}

const daysAMonth = 30
/** Runs of the jobs, each about as long as a search. */
const jobsADay = 1_440

export interface Month {
  factor: number
  used: Record<Metered, number>
  /** USD. */
  total: number
}

/** The month of a day that is so many times the assumed one. Publications and pages stay. */
export function monthOf(factor: number, costs: readonly Cost[]): Month {
  const costOf = (words: string) => {
    const cost = costs.find(({ name }) => name.includes(words))
    if (!cost) throw new Error(`no cost of ${words}`)
    return cost
  }
  const day = assumedDay
  const parts: [number, Cost][] = [
    [day.visits * factor, costOf('that is kept')],
    [day.firstVisits, costOf('first visit')],
    [day.searches * factor, costOf('search')],
    [day.requests * factor, costOf('request')],
    [day.opinions * factor, costOf('opinion')],
    [day.publications, costOf('publication')],
    [jobsADay, costOf('search')],
  ]
  const sum = (pick: (cost: Cost) => number) =>
    daysAMonth * parts.reduce((total, [count, cost]) => total + count * pick(cost), 0)
  const used = {
    requests: sum(() => 1),
    cpuMs: sum(({ cpuMs }) => cpuMs ?? 0),
    rowsRead: sum(({ rowsRead }) => rowsRead),
    rowsWritten: sum(({ rowsWritten }) => rowsWritten),
  }
  const extra = (Object.keys(prices) as Metered[]).reduce((total, name) => {
    const { included, perMillion } = prices[name]
    return total + (Math.max(0, used[name] - included) / 1e6) * perMillion
  }, 0)
  return { factor, used, total: base + extra }
}

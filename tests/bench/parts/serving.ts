import { Agent } from 'node:http'
import { type Pressed, press } from '../load.ts'
import { median, quantile } from '../numbers.ts'
import { residentMegabytes } from '../processes.ts'
import type { Served } from '../runtime.ts'
import { ask, askInTurns, askSteadily } from '../timing.ts'

export const steadyRate = 80
/** Turns of one pair of runtimes. */
export const turns = 2
const questions = 150
const pressSeconds = 1
const steadySeconds = 1
const memoryRequests = 2_000

interface Figures extends Pressed {
  /** Milliseconds to the first and the last byte, one request at a time. */
  first: number
  last: number
}

/** Measurements of one page from the limit and from another worker, for each turn. */
export interface Comparison {
  name: string
  connections: number
  limit: Figures[]
  own: Figures[]
  /** Milliseconds to the last byte at the fixed rate. */
  steady: { limit: number[]; own: number[] }
}

export interface Row extends Figures {
  name: string
  /** Medians of each turn's ratio to the limit: a slow machine slows both. */
  ofLimit: Figures
  /** At the fixed rate. */
  p99: number
}

const patience = 20
const loggedAs: Record<string, string> = { render: 'kv' }

/** Fills the source of a page's responses and checks that it is used. */
async function warm(served: Served, path: string, connections: number): Promise<void> {
  await press(served, path, connections, 1)
  if (served.name === 'limit') return
  const expected = loggedAs[served.name] ?? served.name
  const agent = new Agent({ keepAlive: true })
  for (let tried = 0; tried < patience; tried++) {
    served.forget()
    await ask(served.direct + path, agent)
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (served.latestSource() === expected) return agent.destroy()
  }
  throw new Error(`${path} came from ${served.latestSource()} instead of ${served.name}`)
}

/** Loads each worker by itself, then sends single requests to all in turns. */
async function measureTurn(all: Served[], path: string, connections: number): Promise<Figures[]> {
  const pressed: Pressed[] = []
  for (const one of all) pressed.push(await press(one, path, connections, pressSeconds))
  const asked = await askInTurns(
    all.map(({ direct }) => direct + path),
    questions,
  )
  return pressed.map((one, index) => {
    const timings = asked[index] ?? []
    return {
      ...one,
      first: median(timings.map(({ first }) => first)),
      last: median(timings.map(({ last }) => last)),
    }
  })
}

/** One connection each: concurrent requests would share one in-flight render. */
const connectionsOf: Record<string, number> = { render: 1, kv: 1, d1: 1 }
const manyConnections = 16

/** Measures one page of both in turns, alternating which is first. */
export async function compareWithLimit(
  path: string,
  limit: Served,
  served: Served,
): Promise<Comparison> {
  const connections = connectionsOf[served.name] ?? manyConnections
  const comparison: Comparison = {
    name: served.name,
    connections,
    limit: [],
    own: [],
    steady: { limit: [], own: [] },
  }
  const sides = [
    { one: limit, side: 'limit' },
    { one: served, side: 'own' },
  ] as const
  for (const { one } of sides) await warm(one, path, connections)
  for (let turn = 0; turn < turns; turn++) {
    const order = turn % 2 === 0 ? sides : sides.toReversed()
    const all = order.map(({ one }) => one)
    const figures = await measureTurn(all, path, connections)
    for (const [index, { side }] of order.entries()) {
      const figure = figures[index]
      if (figure) comparison[side].push(figure)
    }
  }
  for (const { one, side } of sides) {
    comparison.steady[side] = await askSteadily(one.direct + path, steadyRate, steadySeconds)
  }
  return comparison
}

type Figure = (name: keyof Figures) => number

function eachFigure(figure: Figure): Figures {
  return {
    perSecond: figure('perSecond'),
    cpuMs: figure('cpuMs'),
    first: figure('first'),
    last: figure('last'),
  }
}

function findMedians(all: Figures[]): Figures {
  return eachFigure((name) => median(all.map((one) => one[name])))
}

function compareTurns({ own, limit }: Comparison): Figures[] {
  return own.map((one, turn) =>
    eachFigure((name) => one[name] / (limit[turn]?.[name] ?? Number.NaN)),
  )
}

function rowOf(name: string, comparisons: Comparison[], side: 'limit' | 'own'): Row {
  const steady = comparisons.flatMap((comparison) => comparison.steady[side])
  return {
    name,
    ...findMedians(comparisons.flatMap((comparison) => comparison[side])),
    ofLimit:
      side === 'limit' ? eachFigure(() => 1) : findMedians(comparisons.flatMap(compareTurns)),
    p99: quantile(steady, 0.99),
  }
}

/**
 * The rows of one page from its comparisons in several pairs of runtimes. The limit comes first,
 * with one row for each number of connections, taken from the first comparison that used so many.
 */
export function summarise(comparisons: Comparison[]): Row[] {
  const byName = Map.groupBy(comparisons, ({ name }) => name)
  const limits = new Map<string, Row>()
  for (const { name: beside, connections } of comparisons) {
    const name = connections === manyConnections ? 'limit' : `limit, ${connections} connection`
    if (!limits.has(name)) limits.set(name, rowOf(name, byName.get(beside) ?? [], 'limit'))
  }
  return [...limits.values(), ...[...byName].map(([name, own]) => rowOf(name, own, 'own'))]
}

/** Memory of a new runtime after its first 2,000 requests. */
export async function measureMemory({ direct, pid }: Served, paths: string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  for (let asked = 0; asked < memoryRequests; asked += paths.length * 10) {
    const some = paths.flatMap((path) => Array<string>(10).fill(direct + path))
    await Promise.all(some.map((url) => ask(url, agent)))
  }
  agent.destroy()
  return residentMegabytes(pid)
}

import { Agent } from 'node:http'
import { type Pressed, press } from './load.ts'
import { median, quantile } from './numbers.ts'
import { residentMegabytes } from './processes.ts'
import type { Served } from './runtime.ts'
import { ask, askInTurns, askSteadily } from './timing.ts'

export const steadyRate = 80
/** Rounds of load, and of single questions. */
export const turns = 9
const askRounds = 150
const pressSeconds = 1
const steadySeconds = 6
const memoryRequests = 2_000

export interface Row extends Pressed {
  name: string
  /** Medians of each turn's own ratio to the limit: what slows a machine down slows both. */
  ofLimit: Pressed
  /** At the fixed rate. */
  p99: number
  first: number
  last: number
}

const patience = 20
const loggedAs: Record<string, string> = { render: 'kv' }

/** Fills what a page is answered from, and makes sure that it is. */
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

function middle(pressed: Pressed[]): Pressed {
  return {
    perSecond: median(pressed.map(({ perSecond }) => perSecond)),
    cpuMs: median(pressed.map(({ cpuMs }) => cpuMs)),
  }
}

function ratios(pressed: Pressed[], limits: Pressed[]): Pressed[] {
  return pressed.flatMap(({ perSecond, cpuMs }, turn) => {
    const limit = limits[turn]
    return limit ? [{ perSecond: perSecond / limit.perSecond, cpuMs: cpuMs / limit.cpuMs }] : []
  })
}

/** Who waits for a page that is being drawn is given the same drawing: one asks at a time. */
const connectionsOf: Record<string, number> = { render: 1, kv: 1, d1: 1 }
const manyConnections = 16

interface Contender {
  name: string
  served: Served
  connections: number
}

/** The limit over as many connections as each of the others is asked over, and these. */
function lineUp(limit: Served, others: Served[]): Contender[] {
  const contenders = others.map((served) => ({
    name: served.name,
    served,
    connections: connectionsOf[served.name] ?? manyConnections,
  }))
  const asked = new Set(contenders.map(({ connections }) => connections))
  const limits = [...asked].map((connections) => ({
    name: connections === manyConnections ? 'limit' : `limit, ${connections} connection`,
    served: limit,
    connections,
  }))
  return [...limits, ...contenders]
}

/** One page from the limit and from each worker, all of them in turns. */
export async function measureServing(
  path: string,
  limit: Served,
  others: Served[],
): Promise<Row[]> {
  const contenders = lineUp(limit, others)
  for (const { served, connections } of contenders) await warm(served, path, connections)
  const pressed = contenders.map((): Pressed[] => [])
  for (let turn = 0; turn < turns; turn++) {
    for (const [index, { served, connections }] of contenders.entries()) {
      pressed[index]?.push(await press(served, path, connections, pressSeconds))
    }
  }
  const steady: number[][] = []
  for (const { served } of contenders) {
    steady.push(await askSteadily(served.direct + path, steadyRate, steadySeconds))
  }
  const addresses = contenders.map(({ served }) => served.direct + path)
  const timings = await askInTurns(addresses, askRounds)
  return contenders.map(({ name, connections }, index) => {
    const ownLimit = contenders.findIndex((one) => one.connections === connections)
    return {
      name,
      ...middle(pressed[index] ?? []),
      ofLimit: middle(ratios(pressed[index] ?? [], pressed[ownLimit] ?? [])),
      p99: quantile(steady[index] ?? [], 0.99),
      first: median((timings[index] ?? []).map(({ first }) => first)),
      last: median((timings[index] ?? []).map(({ last }) => last)),
    }
  })
}

/** Memory of a runtime that has just been opened, after its first 2,000 requests. */
export async function measureMemory({ direct, pid }: Served, paths: string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  for (let asked = 0; asked < memoryRequests; asked += paths.length * 10) {
    const some = paths.flatMap((path) => Array<string>(10).fill(direct + path))
    await Promise.all(some.map((url) => ask(url, agent)))
  }
  agent.destroy()
  return residentMegabytes(pid)
}

import { Agent } from 'node:http'
import { type Pressed, press } from './load.ts'
import { median, quantile } from './numbers.ts'
import { residentMegabytes } from './processes.ts'
import type { Served } from './runtime.ts'
import { ask, askInTurns, askSteadily } from './timing.ts'

export const turns = 3
export const steadyRate = 80
const pressSeconds = 2
const steadySeconds = 2
const askRounds = 150
const memoryRequests = 2_000

export interface Row extends Pressed {
  name: string
  /** At the fixed rate. */
  p99: number
  first: number
  last: number
}

const patience = 20
const loggedAs: Record<string, string> = { render: 'kv' }

/** Fills what a page is answered from, and makes sure that it is. */
async function warm(served: Served, path: string): Promise<void> {
  await press(served, path, 1)
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

/** One page from each worker, all of them in turns. */
export async function measureServing(path: string, subjects: Served[]): Promise<Row[]> {
  for (const subject of subjects) await warm(subject, path)
  const all = subjects.map((subject) => ({
    subject,
    pressed: [] as Pressed[],
    steady: [] as number[],
  }))
  for (let turn = 0; turn < turns; turn++) {
    for (const { subject, pressed, steady } of all) {
      pressed.push(await press(subject, path, pressSeconds))
      steady.push(...(await askSteadily(subject.direct + path, steadyRate, steadySeconds)))
    }
  }
  const timings = await askInTurns(
    subjects.map(({ direct }) => direct + path),
    askRounds,
  )
  return all.map(({ subject, pressed, steady }, index) => ({
    name: subject.name,
    perSecond: median(pressed.map(({ perSecond }) => perSecond)),
    cpuMs: median(pressed.map(({ cpuMs }) => cpuMs)),
    p99: quantile(steady, 0.99),
    first: median((timings[index] ?? []).map(({ first }) => first)),
    last: median((timings[index] ?? []).map(({ last }) => last)),
  }))
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

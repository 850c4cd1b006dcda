import { AsyncLocalStorage } from 'node:async_hooks'
import { createSuffer, type Fault, readClock, readFaults, takesTime } from './fault.ts'

interface Surroundings {
  clock: number
  /** How many times as fast as the real one the request's time passes. */
  speed: number
  startedAt: number
  fetch: Fault | undefined
}

const surroundings = new AsyncLocalStorage<Surroundings>()
const now = Date.now
const send = globalThis.fetch
const startTimer = globalThis.setTimeout

// Must run before the site is imported, which takes `Date.now` as its clock at startup.
Date.now = () => {
  const store = surroundings.getStore()
  if (!store) return now()
  const { startedAt, speed, clock } = store
  return Math.round(startedAt + (now() - startedAt) * speed) + clock
}
globalThis.setTimeout = ((callback: () => void, ms = 0) =>
  startTimer(callback, ms / (surroundings.getStore()?.speed ?? 1))) as typeof setTimeout
globalThis.fetch = (...args: Parameters<typeof send>) => {
  const fault = surroundings.getStore()?.fetch
  if (fault?.kind === 'corrupt') return Promise.resolve(new Response(fault.detail))
  return createSuffer(fault, { lost: 'Network connection lost.' })(() => send(...args))
}

/**
 * Runs a request with the clock and the `fetch` of its faults. Under a fault that takes time, its
 * time passes at `speed`, deadlines included.
 */
export function surround<T>(header: string | null, speed: number, work: () => T): T {
  const faults = readFaults(header)
  const store = {
    clock: readClock(header),
    speed: [...faults.values()].some(takesTime) ? speed : 1,
    startedAt: now(),
    fetch: faults.get('fetch'),
  }
  return surroundings.run(store, work)
}

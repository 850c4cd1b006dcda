import { AsyncLocalStorage } from 'node:async_hooks'
import { createSuffer, type Fault, readClock, readFaults } from './fault.ts'

interface Surroundings {
  clock: number
  fetch: Fault | undefined
}

const surroundings = new AsyncLocalStorage<Surroundings>()
const now = Date.now
const send = globalThis.fetch

// Must run before the site is imported, which takes `Date.now` as its clock at startup.
Date.now = () => now() + (surroundings.getStore()?.clock ?? 0)
globalThis.fetch = (...args: Parameters<typeof send>) => {
  const fault = surroundings.getStore()?.fetch
  if (fault?.kind === 'corrupt') return Promise.resolve(new Response(fault.detail))
  return createSuffer(fault, { lost: 'Network connection lost.' })(() => send(...args))
}

/** Runs a request with the clock and the `fetch` of its faults. */
export function surround<T>(header: string | null, work: () => T): T {
  const fetch = readFaults(header).get('fetch')
  return surroundings.run({ clock: readClock(header), fetch }, work)
}

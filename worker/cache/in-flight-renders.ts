import type { RenderedPage } from '../render/rendered-page'
import { beforeDeadline, deadlines } from '../runtime/deadlines'
import type { WaitUntil } from '../runtime/wait-until'

/** Work that other requests for the same thing can wait for, by its key. */
export type InFlight<T> = Map<string, { running: Promise<T>; since: number }>

/** By the key of the page request. */
export type InFlightRenders = InFlight<RenderedPage>

/**
 * Runs once for all requests that wait for it in this isolate (request coalescing). After 1.5 s one
 * of the waiters runs it again, because the request they wait for may have been cancelled; the
 * others wait for that one, and run it themselves after another 1.5 s.
 */
export async function shareInFlight<T>(
  inFlight: InFlight<T>,
  key: string,
  { now, waitUntil }: { now: number; waitUntil: WaitUntil },
  run: () => Promise<T>,
): Promise<T> {
  let awaited: Promise<T> | undefined
  for (let turn = 0; turn < 2; turn++) {
    const known = inFlight.get(key)
    if (!known || known.running === awaited || now - known.since >= deadlines.render) break
    awaited = known.running
    const shared = await beforeDeadline(deadlines.inFlightRender, awaited)
    if (shared) return shared
  }
  const running = run()
  inFlight.set(key, { running, since: now })
  const remove = () => {
    if (inFlight.get(key)?.running === running) inFlight.delete(key)
  }
  waitUntil(running.then(remove, remove))
  return running
}

import type { RenderedPage } from '../render/cached-document'
import { beforeDeadline, deadlines, type WaitUntil } from '../runtime/deadlines'

/** Work that other requests for the same thing can wait for, by its key. */
export type InFlight<T> = Map<string, { running: Promise<T>; since: number }>

/** By the key of the page request. */
export type InFlightRenders = InFlight<RenderedPage>

/**
 * Runs once for all requests that wait for it in this isolate (request coalescing). Waiters run it
 * themselves after 1.5 s: the request they wait for may have been cancelled.
 */
export async function shareInFlight<T>(
  inFlight: InFlight<T>,
  key: string,
  { now, waitUntil }: { now: number; waitUntil: WaitUntil },
  run: () => Promise<T>,
): Promise<T> {
  const known = inFlight.get(key)
  if (known && now - known.since < deadlines.render) {
    const shared = await beforeDeadline(deadlines.inFlightRender, known.running)
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

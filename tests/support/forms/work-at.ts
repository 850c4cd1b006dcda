import type { Work } from '#worker/runtime/request-context'
import { readWorkerSecrets } from '../secret'

/** A site of the same keys, at another time: what it hands out is genuine. */
export function workAt(now: number): Work {
  // Captchas ask nothing but keys and time.
  return { env: readWorkerSecrets(), house: { vaults: new Map() }, now } as unknown as Work
}

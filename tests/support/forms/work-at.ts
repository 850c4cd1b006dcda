import type { RequestContext } from '#worker/runtime/request-context'
import { readWorkerSecrets } from '../secret'

/** A site of the same keys, at another time: what it hands out is genuine. */
export function workAt(now: number): RequestContext {
  // Captchas ask nothing but keys and time.
  return {
    env: readWorkerSecrets(),
    isolate: { keyrings: new Map() },
    now,
  } as unknown as RequestContext
}

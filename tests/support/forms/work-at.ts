import type { RequestContext } from '#worker/app/request-context'
import { readWorkerSecrets } from '../secret'

/** A request context with the site's keys at another time; the tokens it issues are valid. */
export function workAt(now: number): RequestContext {
  // Captchas use only the keys and the clock.
  return {
    env: readWorkerSecrets(),
    isolate: { keyrings: new Map() },
    now,
  } as unknown as RequestContext
}

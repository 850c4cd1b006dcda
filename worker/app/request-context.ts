import type { Database } from '#db/client'
import type { SearchIndex } from '#db/search/synonyms'
import { type Bindings, type Deployment, readDeployment } from '../env'
import { type D1Sessions, openSessions } from '../runtime/d1-sessions'
import type { WaitUntil } from '../runtime/wait-until'
import type { AuditUse } from '../security/audit-head'
import type { IsolateState } from './isolate-state'

/**
 * Everything one request or scheduled run works with, except the HTTP request. Handlers and jobs
 * know it; other functions declare the part they use as `<Capability>Deps`.
 */
export interface RequestContext {
  env: Bindings
  deployment: Deployment
  isolate: IsolateState
  sessions: D1Sessions
  /** The database of `sessions`. */
  readonly db: Database
  readonly primary: Database
  search: SearchIndex
  /** Start of the request (epoch ms). */
  now: number
  requestId: string
  audit: AuditUse
  /** The content version read from D1 for this request; set by the first read. */
  published?: Promise<number>
  waitUntil: WaitUntil
}

export function createRequestContext(
  env: Bindings,
  isolate: IsolateState,
  requestId: string,
  waitUntil: WaitUntil,
): RequestContext {
  const sessions = openSessions(env.DB, isolate.versions)
  return {
    env,
    deployment: readDeployment(env),
    isolate,
    sessions,
    get db() {
      return sessions.db
    },
    get primary() {
      return sessions.primary
    },
    search: { database: env.SEARCH, synonyms: isolate.synonyms },
    now: isolate.now(),
    requestId,
    audit: { isSealed: false },
    waitUntil,
  }
}

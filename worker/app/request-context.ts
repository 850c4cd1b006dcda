import { build } from 'virtual:build'
import type { Database } from '#db/client'
import type { SearchIndex } from '#db/search/synonyms'
import { type Bindings, type Deployment, readDeployment } from '../env'
import { PayloadReader } from '../payloads/payload-reader'
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
  payloads: PayloadReader
  waitUntil: WaitUntil
}

export function createRequestContext(
  env: Bindings,
  isolate: IsolateState,
  requestId: string,
  waitUntil: WaitUntil,
): RequestContext {
  const deployment = readDeployment(env)
  const sessions = openSessions(env.DB, isolate.versions)
  const now = isolate.now()
  return {
    env,
    deployment,
    isolate,
    sessions,
    get db() {
      return sessions.db
    },
    get primary() {
      return sessions.primary
    },
    search: { database: env.SEARCH, synonyms: isolate.synonyms },
    now,
    payloads: new PayloadReader({
      build: build.id,
      kv: env.PAYLOADS,
      assets: env.ASSETS,
      origin: deployment.origin,
      memory: isolate,
      now,
      sessions,
      waitUntil,
    }),
    requestId,
    audit: { isSealed: false },
    waitUntil,
  }
}

import { build } from 'virtual:build'
import type { Next } from 'hono'
import type { Database } from '#db/client'
import type { SearchIndex } from '#db/search/synonyms'
import { type Bindings, type Deployment, readDeployment } from '../env'
import type { HandlerContext, RequestEnv } from '../http/handler-context'
import { countRead } from '../operations/operation-log'
import { PayloadReader } from '../payloads/payload-reader'
import { type D1Sessions, openSessions } from '../runtime/d1-sessions'
import type { WaitUntil } from '../runtime/deadlines'
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
  isolate.logs.isKept = env.LOGS !== undefined
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
      onRead: (name, ms) => countRead(isolate.operations, name, ms),
      now,
      sessions,
      waitUntil,
    }),
    requestId,
    audit: { isSealed: false },
    waitUntil,
  }
}

export type AppEnv = RequestEnv & { Variables: { ctx: RequestContext } }

export type AppContext = HandlerContext<RequestContext>

type Answer = Response | undefined

export type AppHandler = (c: AppContext, next: Next) => Answer | Promise<Answer> | Promise<void>

/** Hono's app after the middleware that sets the request context: its handlers find it. */
export interface App {
  use(...handlers: AppHandler[]): unknown
  use(path: string, ...handlers: AppHandler[]): unknown
  get(path: string, ...handlers: AppHandler[]): unknown
  post(path: string, ...handlers: AppHandler[]): unknown
  all(path: string, ...handlers: AppHandler[]): unknown
  options(path: string, ...handlers: AppHandler[]): unknown
  on(methods: string[], path: string, ...handlers: AppHandler[]): unknown
  onError(handler: (error: Error, c: AppContext) => Response | Promise<Response>): unknown
}

import type { Database } from '#db/client'
import type { Locale } from '#domain/site/locale'
import { type Bindings, type Deployment, readDeployment } from '../env'
import type { LogLine } from '../log'
import { openSessions, type Sessions } from './d1-sessions'
import type { House } from './isolate-state'

/** What a request's work needs, and nothing of how it came in. */
export interface Work {
  env: Bindings
  deployment: Deployment
  house: House
  sessions: Sessions
  /** Of the sessions. */
  readonly db: Database
  readonly primary: Database
  now: number
  requestId: string
  /** The content version read from D1 for this request, once it was asked for. */
  published?: Promise<number>
  /** Keeps the isolate alive for work behind the answer; nothing that matters goes here. */
  behind: (work: Promise<unknown>) => void
}

export interface AppEnv {
  Bindings: Bindings
  Variables: {
    work: Work
    requestId: string
    /** What was asked for, read once. */
    url: URL
    locale: Locale
    /** Name of the route or endpoint, for the log. */
    route: string
    source: LogLine['source']
    /** Which form was sent, and what became of it. */
    form: string
    outcome: LogLine['outcome']
    /** Number of the request that was taken. */
    reference: string | undefined
  }
}

export function createWork(
  env: Bindings,
  house: House,
  requestId: string,
  behind: Work['behind'],
): Work {
  const sessions = openSessions(env.DB, house.versions)
  return {
    env,
    deployment: readDeployment(env),
    house,
    sessions,
    get db() {
      return sessions.db
    },
    get primary() {
      return sessions.primary
    },
    now: house.now(),
    requestId,
    behind,
  }
}

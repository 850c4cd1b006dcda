import { createDatabase, type Database } from '#db/client'
import type { Locale } from '#domain/locale'
import { type Bindings, type Deployment, readDeployment } from './env'
import type { House } from './house'
import type { LogLine } from './log'

/** What a request's work needs, and nothing of how it came in. */
export interface Work {
  env: Bindings
  deployment: Deployment
  house: House
  db: Database
  /** The same database at its primary: for writing, and for reading what was just written. */
  primary: Database
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

/** Reads come from the nearest replica (D1 Sessions API). */
export function createWork(
  env: Bindings,
  house: House,
  requestId: string,
  behind: Work['behind'],
): Work {
  let db: Database | undefined
  let primary: Database | undefined
  return {
    env,
    deployment: readDeployment(env),
    house,
    get db() {
      db ??= createDatabase(env.DB.withSession('first-unconstrained'))
      return db
    },
    get primary() {
      primary ??= createDatabase(env.DB.withSession('first-primary'))
      return primary
    },
    now: house.now(),
    requestId,
    behind,
  }
}

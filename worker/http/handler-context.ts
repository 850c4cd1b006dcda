import type { Context } from 'hono'
import type { Locale } from '#domain/site/locale'
import type { Bindings } from '../env'
import type { LogLine } from '../log'

/** What every handler finds on Hono's context. */
export interface RequestEnv {
  Bindings: Bindings
  Variables: {
    requestId: string
    /** The request's URL, parsed once. */
    url: URL
    locale: Locale
    /** Name of the route or endpoint, for the log like the fields below. */
    route: string
    source: LogLine['source']
    /** Key of the public page that it asks for; unset for everything else. */
    viewed: string | undefined
    /** What remains of the client's quota, as `RateLimit` has it; unset if nothing was counted. */
    rateLimit: string | undefined
    form: string
    outcome: LogLine['outcome']
    reference: string | undefined
  }
}

/**
 * Hono's context with the part `Deps` of the request context. A handler states what it uses and
 * passes its context on to handlers that use less.
 */
export type HandlerContext<Deps = unknown> = Context<RequestEnv> & { get(key: 'ctx'): Deps }

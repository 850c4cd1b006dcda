import type { Locale } from '#domain/site/locale'
import type { RequestContext } from '../app/request-context'
import type { Bindings } from '../env'
import type { LogLine } from '../log'

export interface AppEnv {
  Bindings: Bindings
  Variables: {
    ctx: RequestContext
    requestId: string
    /** The request's URL, parsed once. */
    url: URL
    locale: Locale
    /** Name of the route or endpoint, for the log like the fields below. */
    route: string
    source: LogLine['source']
    /** What remains of the client's quota, as `RateLimit` has it; unset if nothing was counted. */
    rateLimit: string | undefined
    form: string
    outcome: LogLine['outcome']
    reference: string | undefined
  }
}

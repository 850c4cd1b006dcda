import type { InFlight } from '../cache/in-flight-renders'
import type { CacheDeps } from '../cache/page-cache'
import type { Deployment } from '../env'
import type { HandlerContext } from '../http/handler-context'
import type { LimitDeps } from '../middleware/limiter'
import type { PayloadDeps } from '../payloads/payload-reader'
import type { ApiDocument } from './api-document'

/** The answer to a request that cannot be answered links to the description of its problem. */
export type ApiProblemContext = HandlerContext<{ deployment: Pick<Deployment, 'origin'> }>

/** What the reads of the API use. */
export type ApiDeps = LimitDeps &
  CacheDeps &
  PayloadDeps & {
    isolate: { apiInFlight: InFlight<ApiDocument | null> }
    requestId: string
  }

export type ApiContext = HandlerContext<ApiDeps>

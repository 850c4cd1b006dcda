import type { Database } from '#db/client'
import type { Deployment } from '../env'
import type { HandlerContext } from '../http/handler-context'
import type { ProblemDeps } from '../problems/respond-problem'
import type { WaitUntil } from '../runtime/deadlines'
import type { SealDeps } from '../security/audit-head'
import type { TokenDeps } from '../security/tokens'
import type { ProviderDeps } from './identity-provider'

/** What a handler reads to know who is logged in. */
export type SessionDeps = TokenDeps & { primary: Database; waitUntil: WaitUntil }

export type SessionContext = HandlerContext<SessionDeps>

/** What login, logout and the pages for members use. */
export type AuthDeps = SessionDeps &
  SealDeps &
  ProviderDeps &
  ProblemDeps & { deployment: { mail: Pick<Deployment['mail'], 'isForOfficers'> } }

export type AuthContext = HandlerContext<AuthDeps>

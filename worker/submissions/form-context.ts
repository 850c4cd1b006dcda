import type { SessionDeps } from '../auth/auth-context'
import type { CaptchaDeps } from '../captcha/captcha'
import type { HandlerContext } from '../http/handler-context'
import type { ProblemDeps } from '../problems/respond-problem'
import type { UncachedDeps } from '../render/respond-uncached'

/** What the response to a form uses. */
export type FormDeps = CaptchaDeps & UncachedDeps & ProblemDeps & SessionDeps

export type FormContext = HandlerContext<FormDeps>

import type { SessionDeps } from '../auth/auth-context'
import type { CaptchaDeps } from '../captcha/captcha'
import type { HandlerContext } from '../http/handler-context'
import type { ProblemDeps } from '../problems/respond-problem'
import type { UncachedDeps } from '../render/respond-uncached'
import type { DataKeyringDeps } from '../security/keyrings'
import type { TallyDeps } from './tally'

/** What the small forms use. */
export type FeedbackDeps = CaptchaDeps &
  UncachedDeps &
  ProblemDeps &
  SessionDeps &
  DataKeyringDeps &
  TallyDeps & { isolate: { now: () => number } }

export type FeedbackContext = HandlerContext<FeedbackDeps>

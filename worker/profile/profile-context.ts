import type { AuthDeps } from '../auth/auth-context'
import type { FieldsDeps } from '../http/form-fields'
import type { HandlerContext } from '../http/handler-context'
import type { UncachedDeps } from '../render/respond-uncached'
import type { OwnDataDeps } from './own-data'
import type { OwnFeedbackDeps } from './own-feedback'

/** What the pages and forms of the profile use. */
export type ProfileContext = HandlerContext<
  AuthDeps & UncachedDeps & FieldsDeps & OwnDataDeps & OwnFeedbackDeps
>

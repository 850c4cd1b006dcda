import type { FeedbackDeps } from '../../feedback/feedback-context'
import type { FieldsDeps } from '../../http/form-fields'
import type { HandlerContext } from '../../http/handler-context'
import type { SubmitDeps } from '../../submissions/submit'

/** What the writes of the API use. */
export type WriteContext = HandlerContext<FieldsDeps & SubmitDeps & FeedbackDeps>

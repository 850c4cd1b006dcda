import type { DateText } from '../dates/date-text'
import type { CommentFormName } from '../feedback/comments'
import type { Usefulness } from '../feedback/usefulness-count'
import type { RatingSummary } from '../payloads/services'
import type { CodeAction, TicketAction } from '../tickets/status'
import type { RemoteCaptcha } from './captcha'
import type { FeedbackAnswer } from './feedback-reasons'
import type { Issue } from './issue'
import type { DataSection, OwnTicket, ProfileState } from './member-state'
import type { FormName } from './registry'
import type { changeForm } from './ticket-form-names'
import type { ResolutionState, TicketView } from './ticket-view'

/** Captcha challenges of a form. */
export interface CaptchaState {
  /** Challenge of the embedded provider (ALTCHA v2), for browsers with JavaScript. */
  challenge: string
  /**
   * Arithmetic question for browsers without JavaScript. The encrypted token holds the expected
   * answer; the hint follows a wrong answer. Absent where only a proof of work helps.
   */
  question?: { text: string; token: string; hint?: string }
  /** Remote provider, if it is configured and reachable. */
  remote?: RemoteCaptcha
  /** Encrypted proof of a passed captcha, if storing failed after it. */
  passed?: string
}

export interface FormState {
  form: FormName | typeof changeForm
  /** A random UUID; a repeat with the same key gets the first response. */
  idempotencyKey: string
  values: Record<string, string>
  issues: Issue[]
  /** Heading of the error summary. Default: the number of issues. */
  title?: string
  /** True if files were sent: a re-rendered page cannot restore them. */
  hasLostFiles?: boolean
  /** Message about the whole form: it failed, or a rate limit was exceeded. */
  failure: string | null
  /** Incident id of the failure in the log. */
  incident?: string
  /** Advice in addition to the issues and the failure. */
  advice?: string
  captcha: CaptchaState | null
}

export interface Receipt {
  reference: string
  requestType: string
  submitted: DateText
  /** Due date of the reply; null if none is due. */
  due: DateText | null
  /** URL of the inquiry page with the reference filled in. */
  track: string
  /** True while the submission waits in the outbox because D1 was unavailable. */
  isPending: boolean
}

/** A ticket that was looked up by number and address. */
export interface InquiryResult extends TicketView {
  /** Masked: `n•••@example.com`. */
  email: string
  /** Files of the answers are there and shown once a code has been entered. */
  hasHiddenFiles: boolean
  /** Result token: identifies this result in the sender's next action. */
  token: string
}

/** State of the action that the sender of a ticket performs. */
export interface ChangeState {
  action: CodeAction
  /**
   * `refused`: no code could be mailed; `code`: one was mailed and is expected; `done`: performed.
   */
  step: 'refused' | 'code' | 'done'
  form: FormState
}

/** An action of a logged-in sender on their ticket. */
export interface OwnChange {
  action: TicketAction
  /** `invalid`: the form shows its issues; `refused`: the status of the ticket has changed since. */
  step: 'invalid' | 'refused' | 'done'
  form: FormState
}

/** Usefulness votes on a page, including the visitor's. */
export type FeedbackTally = Usefulness

/** Average, also as text, and number of ratings, including the visitor's. */
export type RatingTally = Pick<RatingSummary, 'mean' | 'average' | 'count'>

/** The step-up challenge of a small form for browsers without script; script solves another. */
export interface StepUpQuestion {
  text: string
  /** Encrypted; holds the expected answer. */
  token: string
  hint: string
  /** Why it is asked. */
  issue: string
}

export interface FeedbackState {
  /** The question, the reasons of an answer, the step-up challenge, or thanks. */
  step: 'ask' | 'yes' | 'no' | 'check' | 'thanks'
  /** What was sent, to send it again with the answer to `question`. */
  sent?: { answer: FeedbackAnswer; reasons: readonly string[]; asked: boolean }
  question?: StepUpQuestion
  /** Validation message. */
  issue?: string
  tally?: FeedbackTally
}

/** State of a page reached by a link of a newsletter mail. */
export interface SubscriptionState {
  /**
   * `confirm`, `leave`: valid link, the button is shown; `gone`: no subscription to confirm;
   * `confirmExpired`, `leaveUnknown`: expired or invalid link.
   */
  step: 'confirm' | 'confirmed' | 'gone' | 'confirmExpired' | 'leave' | 'left' | 'leaveUnknown'
  /** Token that the button sends. */
  token?: string
  /** The button was pressed, but the change failed. */
  hasFailed?: true
}

export interface RatingState {
  step: 'ask' | 'check' | 'thanks'
  /** What was sent, to send it again with the answer to `question`. */
  score?: number
  question?: StepUpQuestion
  issue?: string
  tally?: RatingTally
}

export interface CommentState {
  form: CommentFormName
  step: 'ask' | 'thanks'
  /** Validation message, the field that it is about if not the text, and what was typed. */
  issue?: string
  field?: 'link'
  text?: string
  link?: string
  question?: StepUpQuestion
  /** Idempotency key to reuse when the outcome of the first write is unknown. */
  idempotencyKey?: string
}

export type SmallFormState =
  | { kind: 'feedback'; feedback: FeedbackState }
  | { kind: 'rating'; rating: RatingState }
  | { kind: 'comment'; comment: CommentState }

/** State of one visitor; a page that contains it is never cached. */
export type PersonalState =
  /** `expired`: the result named by the URL is no longer shown. */
  | {
      kind: 'form'
      form: FormState
      expired?: boolean
      /** Text typed for a ticket that is no longer shown, for copying. */
      unsent?: string
      smallForm?: SmallFormState
    }
  | { kind: 'receipt'; receipt: Receipt }
  | { kind: 'inquiry'; result: InquiryResult; change?: ChangeState }
  /** The question of a closing's mail; `token` names the closing. */
  | {
      kind: 'resolution'
      reference: string
      requestType: string
      closed: DateText
      resolution: ResolutionState
      token: string
    }
  | { kind: 'request'; result: OwnTicket; change?: OwnChange }
  | { kind: 'data'; sections: DataSection[] }
  /** The session ended before this text was sent. */
  | { kind: 'loggedOut'; unsent: string; isRefused: true }
  | { kind: 'subscription'; subscription: SubscriptionState }
  /** `isRefused`: the box of the deletion was not ticked. */
  | { kind: 'profile'; profile: ProfileState; isRefused?: true }
  | SmallFormState

/** State of a small form, alone or next to a full form; undefined if there is none. */
export function smallFormState(state: PersonalState | undefined): SmallFormState | undefined {
  if (state?.kind === 'form') return state.smallForm
  return state?.kind === 'feedback' || state?.kind === 'rating' || state?.kind === 'comment'
    ? state
    : undefined
}

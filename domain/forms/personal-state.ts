import type { CommentForm } from '../feedback/comments'
import type { DateText, Usefulness } from '../payloads/payloads'
import type { RatingSummary } from '../payloads/services'
import type { RequestAction, Status } from '../tickets/status'
import type { RemoteCaptcha } from './captcha'
import type { Issue } from './issue'
import type { FormName } from './registry'
import type { changeForm } from './ticket-form-names'

/** What has to be shown so that a visitor can prove to be none of many. */
export interface CaptchaState {
  /** The challenge of the embedded provider (ALTCHA v2), for who has script. */
  challenge: string
  /**
   * A sum to do, for who has none; the token says what it was, sealed. The hint is for who got the one
   * before wrong.
   */
  question: { text: string; token: string; hint?: string }
  /** The provider that is chosen, where it is not the embedded one and can be asked. */
  remote?: RemoteCaptcha
  /** Sealed proof that this visitor has passed already, when storing failed after it. */
  passed?: string
}

/** A form as one visitor has it before them. */
export interface FormState {
  form: FormName | typeof changeForm
  /** 128 random bits: whoever sends them twice gets the first answer. */
  idempotencyKey: string
  values: Record<string, string>
  issues: Issue[]
  /** What the summary of the issues is headed by, in place of how many they are. */
  title?: string
  /** Whether files were sent that a page drawn anew cannot hold: they have to be chosen again. */
  hasLostFiles?: boolean
  /** A sentence about the whole form: it failed, or there were too many. */
  failure: string | null
  /** Under which a failure of ours stands in the log. */
  incident?: string
  /** What may help, where neither an issue nor the failure says it. */
  advice?: string
  captcha: CaptchaState | null
  /** The day it is in Riyadh, where a date may not be before it. */
  today?: string
}

export interface Receipt {
  reference: string
  requestType: string
  submitted: DateText
  /** When the reply is due; null for what asks for none. */
  due: DateText | null
  /** Address of the inquiry page with the number filled in. */
  track: string
  /** Taken while the database was away: it is being registered. */
  isPending: boolean
}

export interface RequestEvent {
  /** Its place in what happened, from 1. */
  sequence: number
  status: Status
  date: DateText
  /** Riyadh time of day, `HH:MM`. */
  time: string
  /** In the page's language; null where the status says it all. */
  note: string | null
}

export interface InquiryResult {
  reference: string
  requestType: string
  topic: string | null
  status: Status
  isOverdue: boolean
  submitted: DateText
  updated: DateText
  due: DateText | null
  /** Working days left until the reply is due; null once it is answered. */
  daysLeft: number | null
  /** Masked: `n•••@example.com`. */
  email: string
  /** Newest first. */
  events: RequestEvent[]
  /** What its sender may do with it now. */
  actions: RequestAction[]
  /** The last day it may be reopened on; null where it may not. */
  reopenUntil: DateText | null
  /** Names this result, and nothing else, to whoever does something with it. */
  token: string
  /** For the next code that is asked for from here. */
  idempotencyKey: string
}

/** What the sender of a request is doing with it. */
export interface ChangeState {
  action: RequestAction
  /** No code could be mailed, one was mailed and is asked for, or it is done. */
  step: 'refused' | 'code' | 'done'
  form: FormState
}

/** How many found a page of use and how many did not, the visitor among them. */
export type FeedbackTally = Usefulness

/** A page's average rating, as text, and number of ratings; the visitor's own is in both. */
export type RatingTally = Pick<RatingSummary, 'mean' | 'count'>

export interface FeedbackState {
  /** The question, the side whose reasons are asked for, or thanks. */
  step: 'ask' | 'yes' | 'no' | 'thanks'
  /** What was wrong with what was sent. */
  issue?: string
  tally?: FeedbackTally
}

/** What a link of the newsletter's mail leads to. */
export interface SubscriptionState {
  /**
   * `confirm` and `leave`: the link is good, and its button stands; `gone`: there is no subscription
   * to confirm any more; `confirmExpired` and `leaveUnknown`: the link is none of ours, or too old.
   */
  step: 'confirm' | 'confirmed' | 'gone' | 'confirmExpired' | 'leave' | 'left' | 'leaveUnknown'
  /** What the button sends back, where there is one. */
  token?: string
  /** It was pressed, and nothing could be changed. */
  hasFailed?: true
}

interface RatingState {
  step: 'ask' | 'thanks'
  issue?: string
  tally?: RatingTally
}

export interface CommentState {
  form: CommentForm
  step: 'ask' | 'thanks'
  /** What was wrong, and what was typed. */
  issue?: string
  text?: string
  /** Of what may have been stored, though nobody can say so: sent again under it, it stands once. */
  idempotencyKey?: string
}

/** What became of what a visitor said of the page. */
export type SmallFormState =
  | { kind: 'feedback'; feedback: FeedbackState }
  | { kind: 'rating'; rating: RatingState }
  | { kind: 'comment'; comment: CommentState }

/** What a page shows one visitor and nobody else; such a page is never kept. */
export type Own =
  /** `expired`: what the address asked for is shown for a while only, and that is over. */
  | {
      kind: 'form'
      form: FormState
      expired?: boolean
      /** What was written to a request that is shown no longer: to be copied, lest it be lost. */
      unsent?: string
      /** Of what the visitor said of the page that the form stands on. */
      smallForm?: SmallFormState
    }
  | { kind: 'receipt'; receipt: Receipt }
  | { kind: 'inquiry'; result: InquiryResult; change?: ChangeState }
  | { kind: 'subscription'; subscription: SubscriptionState }
  | SmallFormState

/** The state of a small form in what a page shows its visitor, beside a full form or alone. */
export function smallFormState(own: Own | undefined): SmallFormState | undefined {
  if (own?.kind === 'form') return own.smallForm
  return own?.kind === 'feedback' || own?.kind === 'rating' || own?.kind === 'comment'
    ? own
    : undefined
}

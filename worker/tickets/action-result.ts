import type { Issue } from '#domain/forms/issue'
import type { ChangeState } from '#domain/forms/personal-state'
import type { RequestAction } from '#domain/tickets/status'
import type { Work } from '../runtime/request-context'
import type { Ticket } from './result-token'

/** What somebody who has looked a request up wants done with it. */
export interface Wish {
  work: Work
  locale: 'ar' | 'en'
  ticket: Ticket
  action: RequestAction
  key: string
  /** What was typed into the form's fields. */
  typed: Record<string, string>
}

/** What became of it: where it leads, or why it was refused; null when there is no such request. */
export type Answered =
  | { ok: true; next: Omit<Ticket, 'until'> }
  | {
      ok: false
      outcome: 'invalid' | 'limited'
      /** What is shown next: the form for the code again, or that there is nothing to fill in. */
      step: Exclude<ChangeState['step'], 'done'>
      issues?: Issue[]
      failure?: string
      /** Seconds. */
      retryAfter?: number
    }
  | null

import type { Issue } from '#domain/forms/issue'
import type { ChangeState } from '#domain/forms/personal-state'
import type { TicketAction } from '#domain/tickets/status'
import type { ResultToken } from './result-token'

/** A request for a ticket action, by a visitor who has looked the ticket up. */
export interface TicketActionInput {
  locale: 'ar' | 'en'
  resultToken: ResultToken
  action: TicketAction
  /** Idempotency key. */
  key: string
  /** Values of the form's fields. */
  typed: Record<string, string>
}

/** The next result token or a refusal; null if there is no such ticket. */
export type TicketActionResult =
  | { ok: true; next: Omit<ResultToken, 'until'> }
  | {
      ok: false
      outcome: 'invalid' | 'limited'
      /** The page shows the code's form again (`code`) or only the refusal (`refused`). */
      step: Exclude<ChangeState['step'], 'done'>
      issues?: Issue[]
      failure?: string
      /** Seconds. */
      retryAfter?: number
    }
  | null

import { translators } from '#client/translators.ts'
import type { Database } from '#db/client'
import { listHits } from '#db/rate-limits/rate-limit-hits'
import { findTicket, type Submission } from '#db/submissions/submissions'
import { hasSentFiles } from '#db/tickets/answer-files'
import { seedOf } from '#db/tickets/code-digits'
import { codesAnHour, codeValidForMs, orderCode } from '#db/tickets/codes'
import type { Issue } from '#domain/forms/issue'
import type { ChangeState } from '#domain/forms/personal-state'
import { actionsOf, type CodeAction } from '#domain/tickets/status'
import type { SentFile } from '../http/upload'
import { describeError, log } from '../log'
import { mailsADay, type SendMailDeps, sendMail } from '../mail/send-mails'
import type { WaitUntil } from '../runtime/deadlines'
import { type DataKeyringDeps, dataKeyringOf, rateLimitKeyOf } from '../security/keyrings'
import { secondsUntilAllowed } from '../submissions/outcome'
import type { ResultToken } from './result-token'

/** A request for a ticket action, by a visitor who has looked the ticket up. */
export interface TicketActionInput {
  locale: 'ar' | 'en'
  resultToken: ResultToken
  action: CodeAction
  /** Idempotency key. */
  key: string
  /** Values of the form's fields. */
  typed: Record<string, string>
  files: readonly SentFile[]
}

/** The next result token or a refusal; null if there is no such ticket. */
export type TicketActionResult =
  | { ok: true; next: Omit<ResultToken, 'until'> }
  | {
      ok: false
      outcome: 'invalid' | 'limited' | 'busy'
      /** The page shows the code's form again (`code`) or only the refusal (`refused`). */
      step: Exclude<ChangeState['step'], 'done'>
      issues?: Issue[]
      failure?: string
      /** Seconds. */
      retryAfter?: number
    }
  | null

export type RequestCodeDeps = DataKeyringDeps &
  SendMailDeps & { primary: Database; now: number; waitUntil: WaitUntil }

const hourMs = 3_600_000
const daySeconds = 86_400

/**
 * Sends the mail after the response: the visitor waits for it, so the next job would be too late.
 */
function sendAfterResponse(deps: RequestCodeDeps, about: string): void {
  const sending = sendMail(deps, about).catch((error) =>
    log('warn', { event: 'job', part: 'mail.send', ...describeError(error) }),
  )
  deps.waitUntil(sending)
}

/** True if the sender may do this now; files can be seen once some were sent. */
export async function isOffered(
  { primary, now }: Pick<RequestCodeDeps, 'primary' | 'now'>,
  { reference, status, updatedAt: since }: Submission,
  action: CodeAction,
): Promise<boolean> {
  if (action === 'files') return hasSentFiles(primary, reference)
  return actionsOf({ status, since }, now).includes(action)
}

/**
 * Mails a code to the ticket's address, within the limits of codes and mails. Refuses actions that
 * the ticket's status does not allow.
 */
export async function requestCode(
  deps: RequestCodeDeps,
  { locale, resultToken, action, key }: TicketActionInput,
): Promise<TicketActionResult> {
  const { now, primary } = deps
  const { reference } = resultToken
  const t = translators[locale]
  const found = await findTicket(primary, reference)
  if (!found) return null
  if (!(await isOffered(deps, found.submission, action))) return refuseTransitioned(locale)
  const keyring = await dataKeyringOf(deps)
  const seed = await seedOf(keyring, { reference, action, key })
  const hour = { rateLimitKey: await rateLimitKeyOf(deps, 'code', reference), since: now - hourMs }
  const ordered = await orderCode(primary, {
    reference,
    action,
    seed,
    now,
    expiresAt: now + codeValidForMs,
    limit: { ...hour, atMost: codesAnHour },
    mailsAtMost: mailsADay,
  })
  if (ordered === 'ordered') {
    sendAfterResponse(deps, `${reference}:code:${seed}`)
    return { ok: true, next: { reference, requested: action } }
  }
  const refused = { ok: false, outcome: 'limited', step: 'refused' } as const
  if (ordered === 'mails') {
    return { ...refused, failure: t('tickets.refused.mails'), retryAfter: daySeconds }
  }
  const [times = []] = await listHits(primary, [hour])
  const retryAfter = secondsUntilAllowed(times, hourMs, now)
  return { ...refused, failure: t('tickets.refused.codes'), retryAfter }
}

/** The ticket has left the status in which the visitor saw it. */
export function refuseTransitioned(locale: TicketActionInput['locale']): TicketActionResult {
  const failure = translators[locale]('tickets.refused.moved')
  return { ok: false, outcome: 'invalid', step: 'refused', failure }
}

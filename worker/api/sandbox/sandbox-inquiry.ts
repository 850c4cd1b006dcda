import { translators } from '#client/translators.ts'
import type { Database } from '#db/client'
import { consumeLimits, dropHits } from '#db/rate-limits/rate-limit-hits'
import { addDays, addWorkingDays, riyadhDate, startOfRiyadhDay } from '#domain/dates/calendar'
import { readForm } from '#domain/forms/form'
import { forms } from '#domain/forms/registry'
import { foldDigits } from '#domain/text/clean-text'
import { makeReference } from '#domain/tickets/reference'
import { needsNote, type Status, statuses, workingDaysToReply } from '#domain/tickets/status'
import { sandboxTexts } from '../../openapi/texts'
import { deadlines, requireInTime } from '../../runtime/deadlines'
import {
  type DataKeyringDeps,
  rateLimitKeyOf,
  type TokenKeyringDeps,
} from '../../security/keyrings'
import type { FormSubmission } from '../../submissions/form-submission'
import { secondsUntilAllowed } from '../../submissions/outcome'
import { unknownTicket, wrongInquiries } from '../../tickets/look-up-ticket'
import type { ShownTicket, TicketSource } from '../write/receive-inquiry'
import { readSandboxReference, sandboxPage, sandboxPrefix } from './sandbox-keys'

type InquiryDeps = DataKeyringDeps & TokenKeyringDeps & { primary: Database; now: number }

const hourMs = 3_600_000
const firstHour = 8

/** The statuses on the way to one. */
function stepsTo(status: Status): Status[] {
  if (status === 'received') return ['received']
  const before: Partial<Record<Status, Status[]>> = {
    in_review: ['received'],
    withdrawn: ['received'],
    closed: ['received', 'in_review', 'answered'],
  }
  return [...(before[status] ?? ['received', 'in_review']), status]
}

/** The status that the part of an e-mail address before the @ names; received for all others. */
function statusFor(email: string): Status {
  const [name = ''] = email.toLowerCase().split('@')
  return statuses.find((known) => known === name) ?? 'received'
}

/** A ticket that was received yesterday and has the status that its address names. */
function sampleTicket(reference: string, kind: string, email: string, now: number): ShownTicket {
  const status = statusFor(email)
  const receivedOn = addDays(riyadhDate(now), -1)
  const events = stepsTo(status).map((step, at) => ({
    reference,
    sequence: at + 1,
    status: step,
    at: startOfRiyadhDay(receivedOn) + (firstHour + at) * hourMs,
    noteAr: needsNote(step) ? sandboxTexts.note.ar : null,
    noteEn: needsNote(step) ? sandboxTexts.note.en : null,
    actor: null,
  }))
  const [first, last] = [events.at(0), events.at(-1)]
  return {
    submission: {
      reference,
      outboxReference: null,
      kind,
      status,
      dueOn: addWorkingDays(receivedOn, workingDaysToReply, new Set()),
      duplicateOf: status === 'duplicate' ? makeReference(sandboxPrefix, '000000000') : null,
      createdAt: first?.at ?? now,
      updatedAt: last?.at ?? now,
    },
    events: events.toReversed(),
    amendments: [],
  }
}

/** Counts an attempt before it is made; the seconds to wait once too many were wrong. */
async function countAttempt({ primary, now }: InquiryDeps, rateLimitKey: string) {
  const { atMost, windowMs } = wrongInquiries
  const limit = { rateLimitKey, since: now - windowMs, atMost }
  const counting = consumeLimits(primary, [limit], now)
  const [times = []] = await requireInTime(deadlines.d1Write, 'd1.inquiry', counting)
  return times.length < atMost ? null : secondsUntilAllowed(times, windowMs, now)
}

async function findInSandbox(
  deps: InquiryDeps,
  { fields, address, pageRequest }: FormSubmission,
): ReturnType<TicketSource['find']> {
  const { locale } = pageRequest
  const context = { t: translators[locale], lists: {}, today: riyadhDate(deps.now) }
  const read = readForm(forms.inquiry, fields, context)
  if (!read.ok) return { ok: false, refusal: { kind: 'invalid', issues: read.issues } }
  const { ticketNumber, email } = read.values
  const rateLimitKey = await rateLimitKeyOf(deps, 'sandbox-inquiry', address)
  const retryAfter = await countAttempt(deps, rateLimitKey)
  if (retryAfter !== null) return { ok: false, refusal: { kind: 'limited', retryAfter } }
  const reference = foldDigits(ticketNumber).trim().toUpperCase()
  const kind = await readSandboxReference(deps, reference, email)
  // The numbers of subscriptions cannot be looked up.
  if (kind === null || kind === 'NEWS') return { ok: false, refusal: unknownTicket(locale) }
  await dropHits(deps.primary, [rateLimitKey], deps.now)
  return { ok: true, ticket: sampleTicket(reference, kind, email, deps.now) }
}

/** The tickets of the sandbox: those of its references, with what the e-mail address says of them. */
export const sandboxTickets: TicketSource = {
  find: findInSandbox,
  pageOf: (_, locale) => sandboxPage(locale),
}

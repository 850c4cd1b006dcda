import type { Amendment, EventRow, FoundTicket } from '#db/submissions/submissions'
import { riyadhDate } from '#domain/dates/calendar'
import { forms } from '#domain/forms/registry'
import type { InquiryResource } from '#domain/resources/writes'
import type { Locale } from '#domain/site/locale'
import { amendmentKindOf, answerItself, replacementOf } from '#domain/tickets/amendments'
import { isAwaitingReply, noteIn } from '#domain/tickets/status'
import { parsePageRequest } from '../../routing/page-request'
import type { FormSubmission } from '../../submissions/form-submission'
import { readFormSubmission } from '../../submissions/form-submission'
import type { Refusal } from '../../submissions/outcome'
import type { SubmitDeps } from '../../submissions/submit'
import { findSenderTicket, type LookUpTicketDeps } from '../../tickets/look-up-ticket'
import { resultAddress } from '../../tickets/result-token'
import { acceptedLocale } from '../api-context'
import { readBody, requireKey, respondRefusal, respondWrongTypes } from './read-body'
import { respondWrite, type WriteContext } from './write-context'

const toInstant = (at: number) => new Date(at).toISOString()

/** What is shown of a ticket. */
export interface ShownTicket extends Pick<FoundTicket, 'events' | 'amendments'> {
  submission: Pick<
    FoundTicket['submission'],
    | 'reference'
    | 'outboxReference'
    | 'kind'
    | 'status'
    | 'dueOn'
    | 'duplicateOf'
    | 'createdAt'
    | 'updatedAt'
  >
}

function presentTicket(
  found: ShownTicket,
  locale: Locale,
  now: number,
): Omit<InquiryResource, 'page'> {
  const { submission } = found
  const { reference, outboxReference, kind, status, dueOn, duplicateOf } = submission
  const { createdAt, updatedAt } = submission
  const isDue = isAwaitingReply(status)
  return {
    reference: outboxReference ?? reference,
    kind,
    status,
    overdue: isDue && dueOn !== null && riyadhDate(now) > dueOn,
    submittedAt: toInstant(createdAt),
    updatedAt: toInstant(updatedAt),
    dueOn: isDue ? dueOn : null,
    duplicateOf,
    timeline: presentTimeline(found, locale),
  }
}

type Step = InquiryResource['timeline'][number]

/** Changes of status and amendments of answers, oldest first. */
function presentTimeline({ events, amendments }: ShownTicket, locale: Locale): Step[] {
  const noteOf = (row: EventRow | Amendment) => {
    const note = noteIn(row, locale)
    return { note: note?.text ?? null, noteLanguage: note?.locale ?? null }
  }
  const isReplaced = (answer: number, text: number) =>
    replacementOf({ answer, text }, amendments) !== null
  /** The status that held at an instant. */
  const statusAt = (at: number) => events.find((event) => event.at <= at)?.status ?? 'answered'
  const steps = events.map((event) => ({
    status: event.status,
    at: event.at,
    ...noteOf(event),
    amendment: null,
    replaced: isReplaced(event.sequence, answerItself),
  }))
  const amended = amendments.map((one) => ({
    status: statusAt(one.at),
    at: one.at,
    ...noteOf(one),
    amendment: amendmentKindOf(one),
    replaced: isReplaced(one.answer, one.sequence),
  }))
  return [...steps.toReversed(), ...amended]
    .toSorted((one, other) => one.at - other.at)
    .map((step) => ({ ...step, at: toInstant(step.at) }))
}

type TicketDeps = SubmitDeps & LookUpTicketDeps

/** Where tickets are found, and the path of their page. */
export interface TicketSource {
  find: (
    ctx: TicketDeps,
    submission: FormSubmission,
  ) => Promise<{ ok: true; ticket: ShownTicket } | { ok: false; refusal: Refusal }>
  pageOf: (ctx: TicketDeps, locale: Locale, reference: string) => Promise<string> | string
}

const ticketsOfSenders: TicketSource = {
  find: findSenderTicket,
  pageOf: (ctx, locale, reference) => resultAddress(ctx, locale, { reference }),
}

/**
 * Returns the status of a request to a program with its number and the e-mail address of its sender.
 * The sandbox has tickets of its own.
 */
export async function receiveInquiry(
  c: WriteContext,
  { find, pageOf }: TicketSource = ticketsOfSenders,
): Promise<Response> {
  const locale = acceptedLocale(c)
  c.set('locale', locale)
  c.set('form', 'inquiry')
  const key = requireKey(c)
  if (typeof key !== 'string') return key
  const fields = Object.keys(forms.inquiry.fields)
  const sent = await readBody(c, { fields, lists: [], mayHoldFiles: false })
  if (sent instanceof Response) return sent
  const refused = respondWrongTypes(c, sent.values)
  if (refused) return refused
  const ctx = c.get('ctx')
  const place = { name: forms.inquiry.page, params: {} }
  const pageRequest = parsePageRequest(place, locale, new URLSearchParams())
  const submission = readFormSubmission(c, pageRequest, 'inquiry', sent.values)
  const found = await find(ctx, submission)
  c.set('outcome', found.ok ? 'accepted' : found.refusal.kind)
  if (!found.ok) return respondRefusal(c, found.refusal, () => undefined)
  const { reference } = found.ticket.submission
  const inquiry: InquiryResource = {
    ...presentTicket(found.ticket, locale, ctx.now),
    page: ctx.deployment.origin + (await pageOf(ctx, locale, reference)),
  }
  return respondWrite(c, inquiry, 200, { 'content-language': locale })
}

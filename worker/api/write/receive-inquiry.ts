import type { Amendment, EventRow, FoundTicket } from '#db/submissions/submissions'
import { riyadhDate } from '#domain/dates/calendar'
import { forms } from '#domain/forms/registry'
import type { InquiryResource } from '#domain/resources/writes'
import type { Locale } from '#domain/site/locale'
import { amendmentKindOf, answerItself, replacementOf } from '#domain/tickets/amendments'
import { isAwaitingReply, noteIn } from '#domain/tickets/status'
import { parsePageRequest } from '../../routing/page-request'
import { readFormSubmission } from '../../submissions/form-submission'
import { findSenderTicket } from '../../tickets/look-up-ticket'
import { resultAddress } from '../../tickets/result-token'
import { acceptedLocale } from '../api-context'
import { readBody, requireKey, respondRefusal, respondWrongTypes } from './read-body'
import { respondWrite, type WriteContext } from './write-context'

const toInstant = (at: number) => new Date(at).toISOString()

function presentTicket(
  found: FoundTicket,
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
function presentTimeline({ events, amendments }: FoundTicket, locale: Locale): Step[] {
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

/** Returns the status of a request to a program with its number and the e-mail address of its sender. */
export async function receiveInquiry(c: WriteContext): Promise<Response> {
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
  const found = await findSenderTicket(ctx, submission)
  c.set('outcome', found.ok ? 'accepted' : found.refusal.kind)
  if (!found.ok) return respondRefusal(c, found.refusal, () => undefined)
  const { reference } = found.ticket.submission
  const inquiry: InquiryResource = {
    ...presentTicket(found.ticket, locale, ctx.now),
    page: ctx.deployment.origin + (await resultAddress(ctx, locale, { reference })),
  }
  return respondWrite(c, inquiry, 200, { 'content-language': locale })
}

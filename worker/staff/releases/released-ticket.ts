import type { ReleasedTicket } from '#db/releases/decide-release'
import { type AnsweredTicket, findAnsweredTickets } from '#db/releases/releases'
import { disclosureKinds } from '#domain/content/pages/disclosure'
import { riyadhDate, workingDaysBetween } from '#domain/dates/calendar'
import { isReleasable } from '#domain/releases/release'
import { loadHolidays } from '../load-holidays'
import type { StaffRequest } from '../staff-request'

function toReleased(
  ticket: AnsweredTicket | undefined,
  holidays: ReadonlySet<string>,
): ReleasedTicket | null {
  const requestKind = disclosureKinds.find((one) => one === ticket?.kind)
  if (!ticket || !requestKind || !isReleasable(ticket) || ticket.answeredAt === null) return null
  const receivedOn = riyadhDate(ticket.createdAt)
  const answeredOn = riyadhDate(ticket.answeredAt)
  return {
    requestKind,
    answeredOn,
    sample: ticket.sample,
    received: receivedOn.slice(0, 7),
    workingDays: workingDaysBetween(receivedOn, answeredOn, holidays),
  }
}

/** Publishable facts about tickets by reference; null if they have no answer to publish. */
export async function loadReleasedTickets(
  { ctx }: StaffRequest,
  references: readonly string[],
): Promise<(reference: string) => ReleasedTicket | null> {
  const [tickets, holidays] = await Promise.all([
    findAnsweredTickets(ctx.primary, references),
    loadHolidays(ctx.db, ctx.now),
  ])
  return (reference) => toReleased(tickets.get(reference), holidays)
}

import { and, inArray, max } from 'drizzle-orm'
import type { Database } from '../client'
import { events, submissions } from '../schema/submissions'
import { isOneOf } from '../statements'

/** The part of a ticket that the disclosure log may publish. */
export interface AnsweredTicket {
  reference: string
  kind: string
  status: (typeof submissions.$inferSelect)['status']
  /** Epoch ms. */
  createdAt: number
  /** Instant of the last answer or rejection (epoch ms); null for none. */
  answeredAt: number | null
  sample: boolean
}

/** The tickets with these references, by reference, without anything about their senders. */
export async function findAnsweredTickets(
  db: Database,
  references: readonly string[],
): Promise<Map<string, AnsweredTicket>> {
  const { reference, kind, status, createdAt, sample } = submissions
  const [tickets, answers] = await db.batch([
    db
      .select({ reference, kind, status, createdAt, sample })
      .from(submissions)
      .where(isOneOf(reference, references)),
    db
      .select({ reference: events.reference, at: max(events.at) })
      .from(events)
      .where(
        and(
          isOneOf(events.reference, references),
          inArray(events.status, ['answered', 'rejected']),
        ),
      )
      .groupBy(events.reference),
  ])
  const answeredAt = new Map(answers.map((row) => [row.reference, row.at]))
  return new Map(
    tickets.map((ticket) => [
      ticket.reference,
      { ...ticket, answeredAt: answeredAt.get(ticket.reference) ?? null },
    ]),
  )
}

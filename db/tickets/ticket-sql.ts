import { holidayDays } from '#domain/content/pages/holiday'
import { riyadhDate } from '#domain/dates/calendar'
import { cleanText } from '#domain/text/clean-text'
import { readReference } from '#domain/tickets/reference'
import {
  canOperatorTransition,
  dueAfter,
  needsNote,
  type Status,
  statuses,
} from '#domain/tickets/status'
import { createDatabase } from '../client'
import { literal } from '../seed/seed-sql'
import { type Transition, transitionStatements } from './status-transitions'

const riyadhTime = (column: string) => `datetime(${column} / 1000, 'unixepoch', '+3 hours')`

/** Parses a status name; throws for an unknown one. */
export function readStatus(name: string): Status {
  const status = statuses.find((one) => one === name)
  if (!status) throw new Error(`"${name}" is not a status: use one of ${statuses.join(', ')}`)
  return status
}

function quoteReference(text: string): string {
  const reference = readReference(text)
  if (!reference) throw new Error(`"${text}" is not a reference such as INFO-1234567890`)
  return literal(reference)
}

/** Selects tickets of a status, or with null all open ones, by due date. */
export function listTickets(status: Status | null): string {
  const condition = status
    ? `status = ${literal(status)}`
    : "status IN ('received', 'in_review', 'needs_information', 'referred')"
  return `SELECT reference, status, kind, locale, due_on AS due, ${riyadhTime('updated_at')} AS updated FROM submissions WHERE ${condition} ORDER BY due_on, created_at LIMIT 200;`
}

/**
 * Selects a ticket by any of its references: its row, events and additions. Personal data in them
 * is encrypted.
 */
export function findTicketSql(typedReference: string): string[] {
  const reference = quoteReference(typedReference)
  const stored = `(SELECT reference FROM submissions WHERE reference = ${reference} OR outbox_reference = ${reference} ORDER BY reference = ${reference} DESC LIMIT 1)`
  return [
    `SELECT * FROM submissions WHERE reference = ${stored};`,
    `SELECT sequence, status, ${riyadhTime('at')} AS at, note_ar, note_en FROM events WHERE reference = ${stored} ORDER BY sequence;`,
    `SELECT sequence, information FROM additions WHERE reference = ${stored} ORDER BY sequence;`,
  ]
}

/** Selects the public holidays for `transitionSql`. */
export const listHolidays =
  "SELECT date, body FROM entries WHERE kind = 'holiday' AND locale = 'ar' ORDER BY date;"

/** A ticket row as D1 returns it. */
export interface StoredTicket {
  reference: string
  status: Status
  updated_at: number
  due_on: string | null
}

export interface Operation {
  to: Status
  note: Transition['note']
  at: number
  holidays: { date: string; body: string }[]
}

/** Replaces the placeholders of a statement by literals. */
function writeOut({ sql, params }: { sql: string; params: unknown[] }): string {
  const values = params.values()
  // Drizzle binds every text, so each question mark is a placeholder.
  return `${sql.replaceAll('?', () => literal(values.next().value as string | number | null))};`
}

/**
 * SQL of an operator's transition. The last statement returns the reference, or no row if the
 * ticket was changed meanwhile. Throws for a transition that operators may not make or that lacks
 * its note.
 */
export function transitionSql(ticket: StoredTicket, operation: Operation): string[] {
  const { reference, status: from, updated_at: since, due_on: dueOn } = ticket
  const { to, note, at } = operation
  if (!canOperatorTransition(from, to))
    throw new Error(`${reference} may not go from ${from} to ${to}: choose another status`)
  const cleanNote = note && { ar: cleanText(note.ar), en: cleanText(note.en) }
  if (needsNote(to) && !(cleanNote?.ar && cleanNote.en))
    throw new Error(`${to} needs --note-ar and --note-en`)
  const records = operation.holidays.map(({ date, body }) => ({ date, body: JSON.parse(body) }))
  const holidays = holidayDays(records)
  const due = dueAfter({ from, to, dueOn }, riyadhDate(at), holidays)
  const transition = { reference, from, since, to, at, note: cleanNote, dueOn: due }
  // The statements are only printed; no database is used.
  const db = createDatabase({} as D1Database)
  return transitionStatements(db, transition).map((statement) => writeOut(statement.toSQL()))
}

import { holidayDays } from '#domain/content/pages/holiday'
import { riyadhDate } from '#domain/dates/calendar'
import { cleanText } from '#domain/text/clean-text'
import { readReference } from '#domain/tickets/reference'
import { dueAfter, mayOperate, needsNote, type Status, statuses } from '#domain/tickets/status'
import { createDatabase } from '../client'
import { literal } from '../seed/seed-sql'
import { type Move, moveStatements } from './status-transitions'

const riyadhTime = (column: string) => `datetime(${column} / 1000, 'unixepoch', '+3 hours')`

/** A status by the name it was typed with; throws for what is none. */
export function readStatus(name: string): Status {
  const status = statuses.find((one) => one === name)
  if (!status) throw new Error(`"${name}" is none of: ${statuses.join(', ')}`)
  return status
}

function quoteReference(text: string): string {
  const reference = readReference(text)
  if (!reference) throw new Error(`"${text}" is not the number of a request`)
  return literal(reference)
}

/** Requests of a status, or those that are open: the one whose reply is due first comes first. */
export function listRequests(status: Status | null): string {
  const which = status
    ? `status = ${literal(status)}`
    : "status IN ('received', 'in_review', 'needs_information', 'referred')"
  return `SELECT reference, status, kind, locale, due_on AS due, ${riyadhTime('updated_at')} AS updated FROM submissions WHERE ${which} ORDER BY due_on, created_at LIMIT 200;`
}

/**
 * All that is stored of a request, by any number it was given: its row, its events, and what its
 * sender added. What is personal in them is locked.
 */
export function findRequestSql(number: string): string[] {
  const wanted = quoteReference(number)
  const named = `(SELECT reference FROM submissions WHERE reference = ${wanted} OR away_reference = ${wanted} ORDER BY reference = ${wanted} DESC LIMIT 1)`
  return [
    `SELECT * FROM submissions WHERE reference = ${named};`,
    `SELECT sequence, status, ${riyadhTime('at')} AS at, note_ar, note_en FROM events WHERE reference = ${named} ORDER BY sequence;`,
    `SELECT sequence, information FROM additions WHERE reference = ${named} ORDER BY sequence;`,
  ]
}

/** Public holidays, as `moveSql` needs them. */
export const listHolidays =
  "SELECT date, body FROM entries WHERE kind = 'holiday' AND locale = 'ar' ORDER BY date;"

/** A request's row as D1 gives it. */
export interface StoredRequest {
  reference: string
  status: Status
  updated_at: number
  due_on: string | null
}

export interface Operation {
  to: Status
  note: Move['note']
  at: number
  holidays: { date: string; body: string }[]
}

/** A statement with its values written into it. */
function writeOut({ sql, params }: { sql: string; params: unknown[] }): string {
  const values = params.values()
  // What drizzle writes holds no text of its own but names, so that each mark stands for a value.
  return `${sql.replaceAll('?', () => literal(values.next().value as string | number | null))};`
}

/**
 * The statements that move a request as an operator may; the last gives its number back, or nothing
 * when somebody else has moved it meanwhile. Throws for a move that is not theirs, or lacks its note.
 */
export function moveSql(request: StoredRequest, operation: Operation): string[] {
  const { reference, status: from, updated_at: since, due_on: dueOn } = request
  const { to, note, at } = operation
  if (!mayOperate(from, to)) throw new Error(`${reference} may not go from ${from} to ${to}`)
  const said = note && { ar: cleanText(note.ar), en: cleanText(note.en) }
  if (needsNote(to) && !(said?.ar && said.en))
    throw new Error(`${to} needs --note-ar and --note-en`)
  const records = operation.holidays.map(({ date, body }) => ({ date, body: JSON.parse(body) }))
  const holidays = holidayDays(records)
  const due = dueAfter({ from, to, dueOn }, riyadhDate(at), holidays)
  const move = { reference, from, since, to, at, note: said, dueOn: due }
  // Statements are only written here: there is no database behind them.
  const nowhere = createDatabase({} as D1Database)
  return moveStatements(nowhere, move).map((statement) => writeOut(statement.toSQL()))
}

import { addDays, isCalendarDay } from '../dates/calendar'
import type { DateText } from '../dates/date-text'
import type { Choice } from './queue'

const absenceDays = ['firstDay', 'lastDay'] as const
export type AbsenceDay = (typeof absenceDays)[number]
export type AbsenceField = AbsenceDay | 'officer'
type TypedAbsence = Record<AbsenceField, string>

const longestAbsenceDays = 366

/**
 * The days that are missing or wrong: an absence ends today (Riyadh) or later, not before its first
 * day, and a year after that at the latest.
 */
export function findWrongDays(typed: Record<AbsenceDay, string>, today: string): AbsenceDay[] {
  const { firstDay, lastDay } = typed
  const unread = absenceDays.filter((name) => !isCalendarDay(typed[name]))
  if (unread.length > 0) return unread
  const isInOrder = lastDay >= firstDay && lastDay <= addDays(firstDay, longestAbsenceDays)
  return isInOrder && lastDay >= today ? [] : ['lastDay']
}

/** The form of an absence: as it is stored, or as it was typed with what is wrong. */
export interface AbsenceForm {
  typed: TypedAbsence
  issues: AbsenceField[]
  /** True if an absence is stored, which can be removed. */
  isSet: boolean
}

/** The absence of an officer that has not ended. */
export interface AbsenceRow {
  /** An id of staff. */
  officer: string
  name: string
  firstDay: DateText
  lastDay: DateText
  /** They are away today. */
  isAway: boolean
}

/** An officer and their place in the order of a rota. */
interface RotaPlace extends Choice {
  /** Empty for none. */
  place: string
}

/** Name of the field of an officer's place. */
export function placeField(officer: string): string {
  return `place-${officer}`
}

/** Who gets the new requests of a kind in turn. */
export interface RotaForm {
  kind: string
  /** Instant of the last change (epoch ms), which the form sends back; empty while there is no rota. */
  version: string
  places: RotaPlace[]
}

/** Why the last form changed nothing. */
export type AbsencesProblem = 'invalid' | 'place' | 'changed'

export interface AbsencesPage {
  own: AbsenceForm
  /** Absences of all officers and the form for one; null for who may set their own alone. */
  others: { form: AbsenceForm; officers: Choice[]; rows: AbsenceRow[] } | null
  /** The kinds with the numbers of their officers, and the rota of the chosen one; null like that. */
  rota: { kinds: (Choice & { officers: number })[]; form: RotaForm } | null
  /** Riyadh day, `YYYY-MM-DD`. */
  today: string
  problem: AbsencesProblem | null
}

import { addDays, addMonths, clampedDay, splitDay } from '../../dates/calendar'

/** Rules of framework agreements: maximum term, and the joining windows of open agreements. */
export const agreementRules = {
  open: { years: 4, joinEveryMonths: 6, joinForDays: 30 },
  closed: { years: 3 },
} as const

export const agreementTypes = ['open', 'closed'] as const
export type AgreementType = (typeof agreementTypes)[number]

export interface AgreementTerm {
  type: AgreementType
  /** First and last day, `YYYY-MM-DD`, both inclusive. */
  start: string
  end: string
}

/** Period in which contractors may join, `YYYY-MM-DD`, both days inclusive. */
export interface JoiningWindow {
  opens: string
  closes: string
}

export type WindowState = 'past' | 'open' | 'coming'

export type AgreementStatus = 'upcoming' | 'running' | 'joining' | 'ended'

/** Latest end allowed for an agreement that starts on a day. */
export function latestEnd(type: AgreementType, start: string): string {
  const [year, month, date] = splitDay(start)
  return clampedDay(year + agreementRules[type].years, month, date - 1)
}

/** All joining windows in order; empty for closed agreements. */
export function joiningWindows({ type, start, end }: AgreementTerm): JoiningWindow[] {
  if (type === 'closed') return []
  const { joinEveryMonths, joinForDays } = agreementRules.open
  const windows: JoiningWindow[] = []
  for (let months = joinEveryMonths; ; months += joinEveryMonths) {
    const opens = addMonths(start, months)
    if (opens > end) return windows
    const closes = addDays(opens, joinForDays - 1)
    windows.push({ opens, closes: closes < end ? closes : end })
  }
}

/** The current joining window, else the next one, else null. */
export function nextJoining(term: AgreementTerm, today: string): JoiningWindow | null {
  return joiningWindows(term).find(({ closes }) => closes >= today) ?? null
}

export function agreementStatus(term: AgreementTerm, today: string): AgreementStatus {
  if (today < term.start) return 'upcoming'
  if (today > term.end) return 'ended'
  const next = nextJoining(term, today)
  return next && next.opens <= today ? 'joining' : 'running'
}

/** True from the first to the last day of the term. */
export function isInForce(
  { start, end }: Pick<AgreementTerm, 'start' | 'end'>,
  today: string,
): boolean {
  return start <= today && today <= end
}

export function windowState({ opens, closes }: JoiningWindow, today: string): WindowState {
  if (closes < today) return 'past'
  return opens <= today ? 'open' : 'coming'
}

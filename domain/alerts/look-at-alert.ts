import type { AlertRule } from './alert-rules'

/** Where an alert stands; all times in epoch ms. */
export interface AlertState {
  rule: AlertRule
  /** The condition holds, as of the last look. */
  holds: boolean
  /** Since when it holds or does not. */
  changedAt: number
  /** The last look. */
  seenAt: number
  /** Null while there is no alert. */
  openedAt: number | null
  /** When the last alert ended. */
  closedAt: number | null
  /** How often it has begun since it was last quiet for a day. */
  openings: number
  /** The last mail about the alert that is open. */
  mailedAt: number | null
  /** The mail that has to be sent. */
  owed: 'begin' | 'repeat' | 'end' | null
}

const minute = 60_000
const dayMs = 1_440 * minute

/** Minutes for which a condition has to hold. */
const holdMinutes: Record<AlertRule, number> = {
  mail: 5,
  outbox: 5,
  d1: 3,
  kv: 5,
  r2: 10,
  jobs: 5,
  login: 5,
  scanner: 5,
  storage: 60,
}
/** Minutes for which it must not hold; doubled with each opening of a day. */
const clearMinutes = 15
const longestClearMinutes = 360
/** After a longer gap between two looks nobody knows what was in between. */
const longestGap = 5 * minute

export function quietAlert(rule: AlertRule, now: number): AlertState {
  return {
    rule,
    holds: false,
    changedAt: now,
    seenAt: now,
    openedAt: null,
    closedAt: null,
    openings: 0,
    mailedAt: null,
    owed: null,
  }
}

/** Time for which a condition must not hold before its alert ends (ms). */
function clearTime({ openings }: AlertState): number {
  return Math.min(clearMinutes * 2 ** (openings - 1), longestClearMinutes) * minute
}

function open(state: AlertState): AlertState {
  const { changedAt, closedAt, openings } = state
  const wasQuiet = closedAt === null || changedAt - closedAt >= dayMs
  // An end that was never mailed and a new beginning are one alert that goes on.
  const owed = state.owed === 'end' ? null : 'begin'
  return { ...state, openedAt: changedAt, openings: wasQuiet ? 1 : openings + 1, owed }
}

/** Of a beginning that was never mailed, the end is not mailed either. */
function close(state: AlertState, now: number): AlertState {
  const owed = state.owed === 'begin' ? null : 'end'
  return { ...state, openedAt: null, closedAt: now, owed }
}

/**
 * The state after a look at a condition. An alert begins once its condition has held for the minutes of its rule, and ends once it has not for a quarter
 * of an hour; each further beginning within a day doubles that time, so that a condition that comes and
 * goes is one alert. While it is open, a mail is owed once a day.
 */
export function lookAtAlert(former: AlertState, holds: boolean, now: number): AlertState {
  const isSame = former.holds === holds && now - former.seenAt <= longestGap
  const state = { ...former, holds, seenAt: now, changedAt: isSame ? former.changedAt : now }
  const steadyFor = now - state.changedAt
  if (state.openedAt === null) {
    const isDue = holds && steadyFor >= holdMinutes[state.rule] * minute
    return isDue ? open(state) : state
  }
  if (!holds) return steadyFor >= clearTime(state) ? close(state, now) : state
  const isRepeatDue = state.mailedAt !== null && now - state.mailedAt >= dayMs
  return isRepeatDue && state.owed === null ? { ...state, owed: 'repeat' } : state
}

/** The state after the owed mail was sent. */
export function settleAlert(state: AlertState, now: number): AlertState {
  return { ...state, owed: null, mailedAt: state.openedAt === null ? null : now }
}

import type { DueState } from './queue'

/** Days that a view of performance covers, today included. */
export const periods = [7, 30, 90, 365] as const
export type PerformancePeriod = (typeof periods)[number]
const defaultPeriod: PerformancePeriod = 30

/** The period that a parameter names, else the default. */
export function readPerformancePeriod(text: string | null): PerformancePeriod {
  return periods.find((one) => String(one) === text) ?? defaultPeriod
}

/** Tables of the file: a row for each day, for each officer, or for each kind of request. */
export const performanceTables = ['days', 'officers', 'kinds'] as const
export type PerformanceTable = (typeof performanceTables)[number]

/** The table that a parameter names, else that of days. */
export function readTable(text: string | null): PerformanceTable {
  return performanceTables.find((one) => one === text) ?? 'days'
}

const figureNames = [
  'received',
  'answered',
  'within',
  'firstMedian',
  'firstNinth',
  'answerMedian',
  'answerNinth',
  'open',
  'overdue',
] as const
export type FigureName = (typeof figureNames)[number]

/** A number and that of the period before; null where nothing was replied to. */
export interface KeyFigure {
  name: FigureName
  value: number | null
  former: number | null
}

/** Working days to answer in one week; null without answers. */
export interface WeekTimes {
  /** Its Sunday, `YYYY-MM-DD`. */
  start: string
  median: number | null
  ninth: number | null
  total: number
}

export interface DayCounts {
  /** `YYYY-MM-DD`. */
  day: string
  isWorking: boolean
  received: number
  answered: number
  /** Answered within the promise. */
  within: number
  /** At the end of the day. */
  overdue: number
}

export interface OfficerLoad {
  /** An id of `staff`; null for unassigned tickets. */
  id: string | null
  open: number
  overdue: number
  answered: number
  /** Working days to answer; null without answers. */
  median: number | null
}

/** Measurements of a period. */
export interface Measures {
  figures: KeyFigure[]
  /** Answered tickets by working days, the last for six and more. */
  durations: number[]
  weeks: WeekTimes[]
  officers: OfficerLoad[]
  /** Every day of the period, the newest first. */
  days: DayCounts[]
}

export interface PerformancePage extends Omit<Measures, 'officers' | 'days' | 'weeks'> {
  period: PerformancePeriod
  /** First and last day in words. */
  from: string
  to: string
  weeks: (WeekTimes & { label: string })[]
  officers: (OfficerLoad & { name: string | null })[]
  days: (DayCounts & { label: string })[]
  /** Days that only the file has. */
  hasMoreDays: boolean
  /** What senders said of closings in the period, by kind in words; kinds without an answer are left out. */
  resolutions: { kind: string; solved: number; unsolved: number }[]
  overdue: { reference: string; kind: string; due: DueState; assignee: string | null }[]
}

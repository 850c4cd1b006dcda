import { type AuditAction, auditStateKeys } from '../access/audit-actions'
import type { Choice } from './queue'

/** Actions that change nothing. */
export const readings: readonly AuditAction[] = [
  'tickets.listed',
  'tickets.searched',
  'tickets.exported',
  'ticket.read',
  'ticket.downloaded',
  'account.read',
  'personal.exported',
  'performance.exported',
  'reading.exported',
  'audit.read',
  'audit.exported',
]

export const auditModes = ['all', 'readings', 'changes'] as const
type AuditMode = (typeof auditModes)[number]

/** The filter as it is typed and linked; empty texts narrow nothing. */
export interface AuditFilter {
  actor: string
  action: AuditAction | ''
  mode: AuditMode
  subject: string
  /** Riyadh days, `YYYY-MM-DD`. */
  from: string
  to: string
}

/** A part of a state before and after an action; null where it was not there. */
export interface StateChange {
  /** Key of the entry, and its value in words where they are known. */
  key: string
  before: string | null
  after: string | null
}

export interface AuditEntryRow {
  sequence: number
  /** In Riyadh: day in words, and `HH:MM:SS`. */
  day: string
  time: string
  /** ISO 8601. */
  instant: string
  actor: string
  roles: string
  action: AuditAction
  isReading: boolean
  subject: string | null
  changes: StateChange[]
  requestId: string | null
  /** First and last characters of the hash; null for an entry without one. */
  hash: string | null
  /** The entry, or the one before it, that does not fit; null if both do. */
  brokenAt: number | null
}

export interface AuditPage {
  filter: AuditFilter
  rows: AuditEntryRow[]
  /** Position at which the next page begins; null on the last one. */
  next: number | null
  isContinued: boolean
  /** Sequence of the entry appended last. */
  last: number
  /**
   * What is wrong with the entries shown or with the end of the log: the first entry that does not
   * fit, or null for another reason, such as a missing trigger or head. Null for nothing.
   */
  problem: { entry: number | null } | null
  /** Id of this reading, under which the log names a broken chain. */
  incident: string
  actors: Choice[]
}

/** Rows of the file at most. */
export const exportedEntries = 10_000

/** Values of states that have words, besides statuses of tickets. */
export const stateWords = [
  'held',
  'published',
  'noted',
  'refused',
  'draft',
  'active',
  'disabled',
  'ended',
  'withdrawn',
] as const

/** Keys of states that are plain from their values. */
const plainKeys = ['status', 'account', 'assignee'] as const
type PlainKey = (typeof plainKeys)[number]
export const isPlainKey = (key: string): key is PlainKey => plainKeys.some((one) => one === key)

/** Keys of states that are shown by a word. */
export const stateKeys = auditStateKeys.filter((key) => !isPlainKey(key))

/** Parts of the desk that are a subject, where no record is. */
export const subjectWords = ['disabled'] as const

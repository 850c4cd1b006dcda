import type { Issue } from '../forms/issue'
import type { Locale } from '../site/locale'
import type { Status } from '../tickets/status'
import type { Choice } from './queue'

/** Steps that several tickets can take at once. */
export const batchSteps = ['in_review', 'referred', 'answered', 'closed'] as const
export type BulkStep = (typeof batchSteps)[number]
/** Tickets of one batch. */
export const mostTickets = 50

/** A chosen ticket as it is now; `picked` names it and its state. */
export interface BatchTicket {
  picked: string
  reference: string
  kind: string
  topic: string | null
  status: Status
  locale: Locale
  assignee: string | null
}

/** What became of a chosen ticket; `refusal` is why nothing did, null if the step was made. */
export interface BulkResult {
  reference: string
  refusal: string | null
}

/** The texts of the form. */
export interface BatchDraft {
  step: BulkStep | ''
  note: Record<Locale, string>
  team: string
  until: string
  issues: Issue[]
}

export interface BatchPage {
  tickets: BatchTicket[]
  draft: BatchDraft
  teams: Choice[]
  /** Riyadh day, `YYYY-MM-DD`. */
  today: string
  /** Of the batch that was just carried out; null before. */
  results: BulkResult[] | null
}

const separator = '@'

/** A ticket and the state that the page shows, as one value of the form. */
export function writePick(reference: string, version: number): string {
  return `${reference}${separator}${version}`
}

/** The reference and the known state; NaN for a value without one. */
export function readPick(picked: string): { reference: string; version: number } {
  const [reference = '', version = ''] = picked.split(separator)
  return { reference, version: version === '' ? Number.NaN : Number(version) }
}

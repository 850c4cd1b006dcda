export interface SourcedPayload {
  payload: Record<string, unknown>
  version: number
  /** Riyadh day it was written for. */
  date: string
  /** When it was read for that version and day (epoch ms): it has not changed since. */
  at: number
  source: 'kv' | 'd1' | 'stale' | 'snapshot'
  /** True when it is of the published version and day, so that results may be cached. */
  isCurrent: boolean
}

/** Payloads that many pages need, as the isolate last loaded them; by name and locale. */
export type PayloadMemory = Map<string, SourcedPayload>

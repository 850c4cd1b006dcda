export interface SourcedPayload {
  payload: Record<string, unknown>
  version: number
  /** Riyadh day it was written for. */
  date: string
  source: 'kv' | 'd1' | 'stale' | 'snapshot'
  /** True when it is of the published version and day, so that results may be cached. */
  isCurrent: boolean
}

/** Payloads that many pages need, as the isolate last loaded them; by name and locale. */
export type PayloadMemory = Map<string, SourcedPayload>

import { log } from '../log'

/** Responses from memory that are not logged yet. */
export interface HitLog {
  answers: number
  /** Time of the first of them (epoch ms). */
  since: number
}

const minute = 60_000

/** Counts a response from memory. Logs once a minute: a line each would cost half of the response. */
export function countHit(hits: HitLog, now: number): void {
  if (hits.answers === 0) hits.since = now
  hits.answers += 1
  if (now - hits.since < minute) return
  log('info', { event: 'memory', answers: hits.answers })
  hits.answers = 0
}

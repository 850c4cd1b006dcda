import { addDays, riyadhDate, riyadhTime } from '../dates/calendar'

/** Before all keys of the bucket. */
export const logPrefix = 'logs/'

/** Days for which the lines of the log are kept, as the privacy policy says. */
const logDays = 90

/** The folder of a Riyadh day (`YYYY-MM-DD`). */
export function logFolder(day: string): string {
  return `${logPrefix}${day.replaceAll('-', '/')}/`
}

/** The key of lines that are written at an instant (epoch ms); keys sort by time. */
export function logKey(at: number, id: string): string {
  return `${logFolder(riyadhDate(at))}${riyadhTime(at).replace(':', '')}-${id}.jsonl.gz`
}

/** Keys before this one are older than logs are kept. */
export function firstKeptLogKey(now: number): string {
  return logFolder(addDays(riyadhDate(now), -logDays))
}

import { addDays, riyadhDate } from '#domain/dates/calendar'
import { logFolder } from '#domain/operations/log-files'

export interface LogQuery {
  /** Epoch ms, both included. */
  from: number
  to: number
  /** Only lines that it matches. */
  pattern: RegExp | null
}

/** Lines are written within this time. */
const writtenWithin = 600_000

async function* listKeys(bucket: R2Bucket, prefix: string): AsyncGenerator<string> {
  for (let cursor: string | undefined, more = true; more; ) {
    const page = await bucket.list({ prefix, ...(cursor && { cursor }) })
    for (const { key } of page.objects) yield key
    more = page.truncated
    cursor = page.truncated ? page.cursor : undefined
  }
}

async function readLines(bucket: R2Bucket, key: string): Promise<string[]> {
  const object = await bucket.get(key)
  // It was deleted since it was listed.
  if (!object) return []
  const stream = new Blob([await object.arrayBuffer()]).stream()
  const text = await new Response(stream.pipeThrough(new DecompressionStream('gzip'))).text()
  return text.split('\n').filter(Boolean)
}

/**
 * The stored lines of the log, object by object in the order in which these were written: lines of several
 * isolates lie among each other within half a minute.
 */
export async function* readLogs(
  bucket: R2Bucket,
  { from, to, pattern }: LogQuery,
): AsyncGenerator<string> {
  const last = riyadhDate(to + writtenWithin)
  for (let day = riyadhDate(from); day <= last; day = addDays(day, 1)) {
    for await (const key of listKeys(bucket, logFolder(day))) {
      for (const line of await readLines(bucket, key)) {
        const at = Date.parse(JSON.parse(line).at)
        if (at >= from && at <= to && (!pattern || pattern.test(line))) yield line
      }
    }
  }
}

import { firstKeptLogKey, logKey, logPrefix } from '#domain/operations/log-files'
import type { Bindings } from '../env'
import { log } from '../log'
import { deadlines, type WaitUntil, withDeadline, withLoggedDeadline } from '../runtime/deadlines'
import { type LogBuffer, returnLines, takeLines } from './log-buffer'

/** Without the bucket no lines are kept. */
type LogBindings = Partial<Pick<Bindings, 'LOGS'>>

export interface WriteLogsDeps {
  env: LogBindings
  isolate: { logs: LogBuffer; now: () => number }
  waitUntil: WaitUntil
}

/** One object for all lines of an isolate in this time. */
const delayMs = 20_000
/** The platform ends work after a response at this time. */
const longestWaitMs = 30_000

async function compress(text: string): Promise<ArrayBuffer> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Response(stream).arrayBuffer()
}

/** Writes the lines of an isolate as one object; those that the bucket does not take wait. */
export async function writeLogs({ env, isolate }: Omit<WriteLogsDeps, 'waitUntil'>): Promise<void> {
  const { logs, now } = isolate
  logs.writtenBy = 0
  if (!env.LOGS) return
  if (logs.lost > 0) log('warn', { event: 'lost', answers: logs.lost })
  logs.lost = 0
  const lines = takeLines(logs)
  if (lines.length === 0) return
  const bytes = await compress(`${lines.join('\n')}\n`)
  const key = logKey(now(), crypto.randomUUID())
  // No content encoding: whoever reads it over HTTP would get other bytes.
  const httpMetadata = { contentType: 'application/gzip' }
  const putting = env.LOGS.put(key, bytes, { httpMetadata })
  const written = await withLoggedDeadline(deadlines.write, 'logs.put', putting)
  if (!written) returnLines(logs, lines)
}

async function writeLater(deps: WriteLogsDeps): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, delayMs))
  await writeLogs(deps)
}

/** Has the lines written after this response, unless a former one does. */
export function writeLogsSoon(deps: WriteLogsDeps): void {
  const { logs, now } = deps.isolate
  if (!deps.env.LOGS || now() <= logs.writtenBy) return
  logs.writtenBy = now() + longestWaitMs
  deps.waitUntil(writeLater(deps))
}

/** Deletes the lines that are older than they are kept. */
export async function sweepLogs({ env, now }: { env: LogBindings; now: number }): Promise<void> {
  if (!env.LOGS) return
  const firstKept = firstKeptLogKey(now)
  for (let more = true; more; ) {
    const listing = env.LOGS.list({ prefix: logPrefix })
    const { objects, truncated } = await withDeadline(deadlines.write, 'logs.list', listing)
    const old = objects.map(({ key }) => key).filter((key) => key < firstKept)
    if (old.length > 0) await env.LOGS.delete(old)
    // Keys sort by time: after one that is kept, no older one follows.
    more = truncated && old.length === objects.length
  }
}

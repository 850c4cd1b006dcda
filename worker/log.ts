import type { ClientError } from '#domain/site/client-error'

/** All fields of a log line. No others can be logged: no query, cookie or body. */
export interface LogLine {
  event:
    | 'request'
    | 'memory'
    | 'failure'
    | 'fallback'
    | 'publish'
    | 'search'
    | 'dataset'
    | 'job'
    | 'inbound'
    | 'audit'
    | 'foreign-origin'
    | 'aborted'
    | 'lost'
    | 'client-error'
  /** X-Request-Id of the response, shown to visitors as the incident id. */
  request?: string
  method?: string
  route?: string
  locale?: string
  status?: number
  ms?: number
  /** Source of the page; `streamed` when the shell was sent before it was known. */
  source?: 'memory' | 'cache' | 'kv' | 'd1' | 'stale' | 'snapshot' | 'streamed' | undefined
  /** The part that failed or was skipped: `d1.read`, `kv.get`, `render`. */
  part?: string
  /** Class name and stack positions of an error, never its message. */
  error?: string
  trace?: string
  version?: number
  deployment?: string
  /** Name of the form that was posted, and its result. */
  form?: string
  outcome?:
    | 'accepted'
    | 'continued'
    | 'invalid'
    | 'captcha'
    | 'duplicate'
    | 'limited'
    | 'challenge'
    | 'unavailable'
    | 'busy'
    | 'switched'
    | undefined
  /** Reference of a submission; it reveals nothing about its author. */
  reference?: string | undefined
  /** Number of responses that the line covers, or of lines that were not kept (`lost`). */
  answers?: number
  /** Origin and Sec-Fetch-Site of a refused cross-site request, and the allowed origin. */
  origin?: string
  site?: string | undefined
  expected?: string
  /** For an error in a browser: how it surfaced, the id shown to the visitor, the build it ran. */
  kind?: ClientError['kind']
  incident?: string
  build?: string
  /** The head of the audit log: its newest sequence and keyed hash. */
  sequence?: number
  hash?: string
  /** Changed records that were indexed for search, and how the index stands (`IndexHealth`). */
  changes?: number
  documents?: number
  updatedAt?: number | null
  waiting?: number
  missing?: number
  orphaned?: number
}

export type LogLevel = 'info' | 'warn' | 'error'

type LogListener = (level: LogLevel, line: LogLine, text: string) => void

let listener: LogListener | null = null

/** Calls a function with each line that is written: one, which the isolate sets when it starts. */
export function listenToLog(listen: LogListener): void {
  listener = listen
}

/** Writes one JSON line. */
export function log(level: LogLevel, line: LogLine): void {
  const text = JSON.stringify({ level, ...line })
  console[level](text)
  listener?.(level, line, text)
}

const knownMessages = /^(?:D1_[A-Z_]+|KV [A-Z]+|[A-Za-z0-9.]+ took longer than \d+ ms)/
/** Conditions of D1 that have no SQLite error code. */
const d1Conditions =
  /\bSQLITE_[A-Z_]+|Network connection lost|object to be reset|is overloaded|exceeded timeout|memory limit/

/** The property `code`, as Node, workerd and the mail service set it: `E_SENDER_NOT_VERIFIED`. */
export function ownCodeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(code) ? code : undefined
}

/** A known code at the start of the message, with D1's reason; else that of the cause. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const [code] = knownMessages.exec(error.message) ?? []
  if (!code) return ownCodeOf(error) ?? codeOf(error.cause)
  const [reason] = (code.startsWith('D1_') && d1Conditions.exec(error.message)) || []
  return reason ? `${code} ${reason}` : code
}

/** The loggable parts of an error: class name, known code, stack positions. */
export function describeError(error: unknown): Pick<LogLine, 'error' | 'trace'> {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = codeOf(error)
  // The message may contain lines that look like positions.
  const trace = error.stack
    ?.replace(error.message, '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 6)
    .map((line) => line.trim().slice(3, 120))
    .join(' < ')
  return { error: code ? `${error.name}: ${code}` : error.name, trace }
}

/** Logs why a part was skipped and something else answered. Returns null, as a `catch` may. */
export function logFallback(part: string, error: unknown, more: Partial<LogLine> = {}): null {
  log('warn', { event: 'fallback', part, ...more, ...describeError(error) })
  return null
}

/** Logs an error for which nothing else could answer. */
export function logFailure(error: unknown, where: Partial<LogLine>): void {
  log('error', { event: 'failure', ...where, ...describeError(error) })
}

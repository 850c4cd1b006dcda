import type { ClientError } from '#domain/site/client-error'

/** Everything a log line may hold. What is not named here cannot be logged (no query, no cookie, no body). */
export interface LogLine {
  event:
    | 'request'
    | 'memory'
    | 'failure'
    | 'fallback'
    | 'publish'
    | 'job'
    | 'foreign-origin'
    | 'aborted'
    | 'client-error'
  /** X-Request-Id of the answer; an incident id is the same. */
  request?: string
  method?: string
  route?: string
  locale?: string
  status?: number
  ms?: number
  /** Where the answer came from; `parts` when its shell left before that was known. */
  source?: 'memory' | 'cache' | 'kv' | 'd1' | 'stale' | 'snapshot' | 'parts' | undefined
  /** The part that failed or was left out: `d1.read`, `kv.get`, `render`. */
  part?: string
  /** Name of an error's class, and the file positions it came through; never its message. */
  error?: string
  trace?: string
  version?: number
  /** Which deployment failed. */
  deployment?: string
  /** Which form was sent, and whether it was taken or why not. */
  form?: string
  outcome?:
    | 'taken'
    | 'invalid'
    | 'captcha'
    | 'duplicate'
    | 'limited'
    | 'unavailable'
    | 'busy'
    | 'switched'
    | undefined
  /** Number of a request: it says nothing of who sent it. */
  reference?: string | undefined
  /** How many answers a line tells of. */
  answers?: number
  /** Origin of the page a refused form stood on, its Sec-Fetch-Site, and the only origin that is taken. */
  origin?: string
  site?: string | undefined
  expected?: string
  /** Of an error in a browser: how it surfaced, the number its visitor was shown, and the build it ran. */
  kind?: ClientError['kind']
  incident?: string
  build?: string
}

type Level = 'info' | 'warn' | 'error'

/** One event, one JSON line. */
export function log(level: Level, line: LogLine): void {
  console[level](JSON.stringify({ level, ...line }))
}

const knownMessages = /^(?:D1_[A-Z_]+|KV [A-Z]+|[A-Za-z0-9.]+ took longer than \d+ ms)/
/** What D1 says of itself where SQLite has no code for it. */
const d1Conditions =
  /\bSQLITE_[A-Z_]+|Network connection lost|object to be reset|is overloaded|exceeded timeout|memory limit/

/** The known code an error's message begins with, with D1's reason; or that of its cause. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const [code] = knownMessages.exec(error.message) ?? []
  if (!code) return codeOf(error.cause)
  const [reason] = (code.startsWith('D1_') && d1Conditions.exec(error.message)) || []
  return reason ? `${code} ${reason}` : code
}

/** What may be told of an error: its class, a known leading code, and where it was thrown. */
export function describeError(error: unknown): Pick<LogLine, 'error' | 'trace'> {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = codeOf(error)
  // A message may have lines of its own that look like positions.
  const trace = error.stack
    ?.replace(error.message, '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 6)
    .map((line) => line.trim().slice(3, 120))
    .join(' < ')
  return { error: code ? `${error.name}: ${code}` : error.name, trace }
}

/** Everything a log line may hold. What is not named here cannot be logged (no query, no cookie, no body). */
export interface LogLine {
  event: 'request' | 'memory' | 'failure' | 'fallback' | 'publish' | 'job'
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
    | 'switched'
    | undefined
  /** Number of a request: it says nothing of who sent it. */
  reference?: string | undefined
  /** How many answers a line tells of. */
  answers?: number
}

type Level = 'info' | 'warn' | 'error'

/** One event, one JSON line. */
export function log(level: Level, line: LogLine): void {
  console[level](JSON.stringify({ level, ...line }))
}

const knownMessages = /^(?:D1_[A-Z_]+|KV [A-Z]+|[A-Za-z0-9.]+ took longer than \d+ ms)/

/** The known code an error's words begin with, or those of what caused it. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return knownMessages.exec(error.message)?.[0] ?? codeOf(error.cause)
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

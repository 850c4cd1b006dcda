/** Lines of the log that an isolate has not written to the bucket yet. */
export interface LogBuffer {
  /** False where no bucket is bound. */
  isKept: boolean
  lines: string[]
  /** In characters. */
  size: number
  /** Lines for which there was no room. */
  lost: number
  /** When the write that is on its way has happened or was cancelled (epoch ms). */
  writtenBy: number
}

export function createLogBuffer(): LogBuffer {
  return { isKept: false, lines: [], size: 0, lost: 0, writtenBy: 0 }
}

/** Characters; some 10,000 lines. */
const largest = 2_000_000

function addText(buffer: LogBuffer, text: string): void {
  if (buffer.size + text.length > largest) {
    buffer.lost += 1
    return
  }
  buffer.lines.push(text)
  buffer.size += text.length
}

/** Keeps a line, which is a JSON object, with its time (epoch ms). */
export function keepLine(buffer: LogBuffer, line: string, now: number): void {
  if (buffer.isKept) addText(buffer, `{"at":"${new Date(now).toISOString()}",${line.slice(1)}`)
}

/** The lines so far; the buffer is empty then. */
export function takeLines(buffer: LogBuffer): string[] {
  const { lines } = buffer
  buffer.lines = []
  buffer.size = 0
  return lines
}

/** Puts lines that could not be written back, as far as there is room. */
export function returnLines(buffer: LogBuffer, lines: readonly string[]): void {
  const since = takeLines(buffer)
  for (const line of [...lines, ...since]) addText(buffer, line)
}

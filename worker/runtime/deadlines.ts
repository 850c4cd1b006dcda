import { HTTPException } from 'hono/http-exception'
import { type LogLine, logFallback } from '../log'

export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/** Rejects when the promise does not settle within `ms`; `part` names the call in the error. */
export async function withDeadline<T>(ms: number, part: string, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | null = null
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`${part} took longer than ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** The promise's value, or null and a line of the log, with `more`, when it rejects or takes longer. */
export async function withLoggedDeadline<T>(
  ms: number,
  part: string,
  promise: Promise<T>,
  more?: Pick<LogLine, 'request'>,
): Promise<T | null> {
  return withDeadline(ms, part, promise).catch((error) => logFallback(part, error, more))
}

/** The promise's value; throws 503, with a line of the log, when it rejects or takes longer. */
export async function requireInTime<T>(ms: number, part: string, promise: Promise<T>): Promise<T> {
  return withDeadline(ms, part, promise).catch((error) => {
    logFallback(part, error)
    throw new HTTPException(503)
  })
}

/** The promise's value, or undefined when it rejects or does not settle within `ms`. */
export async function beforeDeadline<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  return withDeadline(ms, 'grace', promise).catch(() => undefined)
}

/** All in milliseconds. */
export const deadlines = {
  /** Wait for a whole document before its shell is sent alone. */
  grace: 30,
  kvRead: 300,
  /** A write after the response. */
  write: 5_000,
  d1Read: 1_500,
  /** All reads of one search. */
  d1Search: 1_200,
  /** Pages near a wrong address: the answer that there is no such page waits for them. */
  d1Near: 400,
  /** A read over all pages, for programs only (site map). */
  d1ReadAll: 5_000,
  /** All reads and writes of one request to the desk, one file from R2 among them. */
  desk: 8_000,
  /** The same with a picture that is decoded. */
  deskUpload: 25_000,
  /** One attempt at a write that the visitor waits for. */
  d1Write: 3_000,
  /** The same with files that are inspected and stored. */
  upload: 25_000,
  /** All attempts at storing feedback; with loading and rendering, the response comes within 8 s. */
  feedback: 4_000,
  /** The write to the KV outbox after D1 failed; the response still comes within 8 s. */
  outboxWrite: 1_500,
  /** Work that continues after the response; the platform ends it after 30 s. */
  afterResponse: 20_000,
  /** One binding in a readiness check. */
  health: 1_000,
  /** One file to R2. */
  filePut: 10_000,
  /** A picture in another width and format. */
  pictureTransform: 20_000,
  /** The beginning of a file from R2. */
  fileGet: 3_000,
  /** Connecting to a mail server, and each of its replies. */
  smtpReply: 10_000,
  /** Its reply to a whole message. */
  smtpEnd: 20_000,
  /** Listing all files of a bucket. */
  storage: 20_000,
  /** One file by the virus scanner. */
  scan: 20_000,
  /** Rate limiters answer at once or count as unavailable. */
  limiter: 20,
  /** Wait for a render that another request started. */
  inFlightRender: 1_500,
  /** The rest of a document after its shell was sent. */
  render: 5_000,
}

/**
 * Keeps the isolate alive after the response until the promise settles. The platform ends such work
 * after 30 s, so it must be safe to lose.
 */
export type WaitUntil = (promise: Promise<unknown>) => void

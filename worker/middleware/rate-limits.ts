import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { respondProblem } from '../errors'
import { describeError, log } from '../log'
import type { AppEnv } from '../runtime/app-env'
import { clientAddress } from '../runtime/client-address'
import { deadlines, withDeadline } from '../runtime/deadlines'

async function isUnderLimit(limiter: RateLimit, headers: Headers, purpose = ''): Promise<boolean> {
  try {
    const hit = limiter.limit({ key: purpose + clientAddress(headers) })
    return (await withDeadline(deadlines.limiter, 'limiter', hit)).success
  } catch (error) {
    log('warn', { event: 'fallback', part: 'limiter', ...describeError(error) })
    return true
  }
}

export const readWindowInSeconds = 10
const writeWindowInSeconds = 60

/** True while the client is under its read limit, or the limiter is unavailable. */
export function mayRead(c: Context<AppEnv>): Promise<boolean> {
  return isUnderLimit(c.env.READ_LIMIT, c.req.raw.headers)
}

/** Read limit of endpoints for programs. */
export const limitReads = createMiddleware<AppEnv>(async function limitReads(c, next) {
  if (!(await mayRead(c))) return respondProblem(c, 429, { retryAfter: readWindowInSeconds })
  await next()
})

/** Burst limit of every POST. */
export const limitWrites = createMiddleware<AppEnv>(async function limitWrites(c, next) {
  if (!(await isUnderLimit(c.env.WRITE_LIMIT, c.req.raw.headers))) {
    return respondProblem(c, 429, { retryAfter: writeWindowInSeconds })
  }
  await next()
})

/** Limit of browser error reports, counted apart so that they use up no form's limit. */
export const limitReports = createMiddleware<AppEnv>(async function limitReports(c, next) {
  if (!(await isUnderLimit(c.env.WRITE_LIMIT, c.req.raw.headers, 'report:'))) {
    return respondProblem(c, 429, { retryAfter: writeWindowInSeconds })
  }
  await next()
})

import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { answerProblem } from '../errors'
import { describeError, log } from '../log'
import { clientAddress } from '../runtime/client-address'
import { budgets, within } from '../runtime/deadlines'
import type { AppEnv } from '../runtime/request-context'

async function isWelcome(limiter: RateLimit, headers: Headers, purpose = ''): Promise<boolean> {
  try {
    const asked = limiter.limit({ key: purpose + clientAddress(headers) })
    return (await within(budgets.limiter, 'limiter', asked)).success
  } catch (error) {
    log('warn', { event: 'fallback', part: 'limiter', ...describeError(error) })
    return true
  }
}

export const readWindowInSeconds = 10
const writeWindowInSeconds = 60

/** Whether a visitor may ask for what has to be read or drawn; open when the limiter is away. */
export function mayRead(c: Context<AppEnv>): Promise<boolean> {
  return isWelcome(c.env.READ_LIMIT, c.req.raw.headers)
}

/** The guard before what is read for programs. */
export const limitedReads = createMiddleware<AppEnv>(async function limitedReads(c, next) {
  if (!(await mayRead(c))) return answerProblem(c, 429, { retryAfter: readWindowInSeconds })
  await next()
})

/** The burst guard before every small POST. */
export const limitedWrites = createMiddleware<AppEnv>(async function limitedWrites(c, next) {
  if (!(await isWelcome(c.env.WRITE_LIMIT, c.req.raw.headers))) {
    return answerProblem(c, 429, { retryAfter: writeWindowInSeconds })
  }
  await next()
})

/** The guard before reports of browser errors: a count of their own, so that no form pays for them. */
export const limitedReports = createMiddleware<AppEnv>(async function limitedReports(c, next) {
  if (!(await isWelcome(c.env.WRITE_LIMIT, c.req.raw.headers, 'report:'))) {
    return answerProblem(c, 429, { retryAfter: writeWindowInSeconds })
  }
  await next()
})

import type { Context } from 'hono'
import { describeError, log } from '../log'
import type { AppEnv } from '../runtime/app-env'
import { clientAddress } from '../runtime/client-address'
import { deadlines, withDeadline } from '../runtime/deadlines'

/** Counts a request of a client; true while it is under the limit, or the limiter is unavailable. */
export async function isUnderLimit(
  limiter: RateLimit,
  headers: Headers,
  purpose = '',
): Promise<boolean> {
  try {
    const hit = limiter.limit({ key: purpose + clientAddress(headers) })
    return (await withDeadline(deadlines.limiter, 'limiter', hit)).success
  } catch (error) {
    log('warn', { event: 'fallback', part: 'limiter', ...describeError(error) })
    return true
  }
}

export const readWindowInSeconds = 10

/** Counts a read of a client; true while it is under its limit, or the limiter is unavailable. */
export function mayRead(c: Context<AppEnv>): Promise<boolean> {
  return isUnderLimit(c.env.READ_LIMIT, c.req.raw.headers)
}

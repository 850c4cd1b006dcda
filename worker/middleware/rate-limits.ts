import type { Next } from 'hono'
import type { HandlerContext } from '../http/handler-context'
import {
  isClientUnderLimit,
  type LimitDeps,
  mayRead,
  noteUse,
  OverLimit,
  readWindowInSeconds,
  writeWindowInSeconds,
} from './limiter'

/** Read limit of endpoints for programs. */
export async function limitReads(c: HandlerContext<LimitDeps>, next: Next): Promise<void> {
  if (!(await mayRead(c))) throw new OverLimit(readWindowInSeconds)
  await next()
}

/** Burst limit of every POST. */
export async function limitWrites(c: HandlerContext<LimitDeps>, next: Next): Promise<void> {
  const isAllowed = await isClientUnderLimit(c.env.WRITE_LIMIT, c.req.raw.headers)
  noteUse(c, 'writes', isAllowed)
  if (!isAllowed) throw new OverLimit(writeWindowInSeconds)
  await next()
}

/** Limit of browser error reports, counted apart so that they use up no form's limit. */
export async function limitReports(c: HandlerContext<LimitDeps>, next: Next): Promise<void> {
  if (!(await isClientUnderLimit(c.env.WRITE_LIMIT, c.req.raw.headers, 'report:'))) {
    throw new OverLimit(writeWindowInSeconds)
  }
  await next()
}

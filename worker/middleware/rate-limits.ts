import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../http/handler-context'
import {
  isClientUnderLimit,
  mayRead,
  noteUse,
  OverLimit,
  readWindowInSeconds,
  writeWindowInSeconds,
} from './limiter'

/** Read limit of endpoints for programs. */
export const limitReads = createMiddleware<AppEnv>(async function limitReads(c, next) {
  if (!(await mayRead(c))) throw new OverLimit(readWindowInSeconds)
  await next()
})

/** Burst limit of every POST. */
export const limitWrites = createMiddleware<AppEnv>(async function limitWrites(c, next) {
  const isAllowed = await isClientUnderLimit(c.env.WRITE_LIMIT, c.req.raw.headers)
  noteUse(c, 'writes', isAllowed)
  if (!isAllowed) throw new OverLimit(writeWindowInSeconds)
  await next()
})

/** Limit of browser error reports, counted apart so that they use up no form's limit. */
export const limitReports = createMiddleware<AppEnv>(async function limitReports(c, next) {
  if (!(await isClientUnderLimit(c.env.WRITE_LIMIT, c.req.raw.headers, 'report:'))) {
    throw new OverLimit(writeWindowInSeconds)
  }
  await next()
})

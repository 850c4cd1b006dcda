import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import { clientErrorKinds } from '#domain/site/client-error'
import { isJson, readFields } from '../http/form-fields'
import { plainHeaders } from '../http/security-headers'
import { log } from '../log'
import { readAddress } from '../routing/resolve-url'
import type { AppEnv } from '../runtime/request-context'

const largestReport = 4 * 1024

/** Each field has a closed form, so that no message, address or typed text finds room in one. */
const report = v.strictObject({
  kind: v.picklist(clientErrorKinds),
  incident: v.pipe(v.string(), v.uuid()),
  /** Class of the error. */
  error: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
  /** Positions in files of this site: `entry-DzbjyX5s.js:1:2345`. */
  trace: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,80}\.js:\d{1,6}:\d{1,8}$/))),
    v.maxLength(6),
  ),
  build: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** The page's path without its query: only the route it belongs to is written down. */
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2_000)),
})

/** Writes an uncaught error of a browser to the log (decision 61). */
export async function answerClientError(c: Context<AppEnv>): Promise<Response> {
  if (!isJson(c.req.raw.headers)) throw new HTTPException(415)
  const { values } = await readFields(c, { largest: largestReport })
  const parsed = v.safeParse(report, values)
  if (!parsed.success) throw new HTTPException(422)
  const { path, trace, ...said } = parsed.output
  const { place, locale } = readAddress(path)
  log('error', {
    event: 'client-error',
    request: c.get('requestId'),
    ...said,
    ...(trace.length > 0 && { trace: trace.join(' < ') }),
    ...(place && { route: place.name, locale }),
  })
  return new Response(null, {
    status: 204,
    headers: { ...plainHeaders, 'cache-control': 'no-store' },
  })
}

import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import { clientErrorKinds } from '#domain/site/client-error'
import type { FieldsDeps } from '../http/form-fields'
import { isJson, readFields } from '../http/form-fields'
import type { HandlerContext } from '../http/handler-context'
import { plainHeaders } from '../http/security-headers'
import { log } from '../log'
import { resolveUrl } from '../routing/resolve-url'

const largestReport = 4 * 1024

/** Every field has a strict format, so that no message, URL or user input gets into the log. */
const report = v.strictObject({
  kind: v.picklist(clientErrorKinds),
  incident: v.pipe(v.string(), v.uuid()),
  /** Class name of the error. */
  error: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
  /** Positions in files of this site: `entry-DzbjyX5s.js:1:2345`. */
  trace: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,80}\.js:\d{1,6}:\d{1,8}$/))),
    v.maxLength(6),
  ),
  build: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** Path without query; only its route is logged. */
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2_000)),
})

export async function respondClientError(c: HandlerContext<FieldsDeps>): Promise<Response> {
  if (!isJson(c.req.raw.headers)) throw new HTTPException(415)
  const { values } = await readFields(c, { largest: largestReport })
  const parsed = v.safeParse(report, values)
  if (!parsed.success) throw new HTTPException(422)
  const { path, trace, ...fields } = parsed.output
  const { place, locale } = resolveUrl(path)
  log('error', {
    event: 'client-error',
    request: c.get('requestId'),
    ...fields,
    ...(trace.length > 0 && { trace: trace.join(' < ') }),
    ...(place && { route: place.name, locale }),
  })
  return new Response(null, {
    status: 204,
    headers: { ...plainHeaders, 'cache-control': 'no-store' },
  })
}

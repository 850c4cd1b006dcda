import { build } from 'virtual:build'
import { createFormat } from '#domain/dates/format'
import type { Locale } from '#domain/site/locale'
import type { HandlerContext } from '../http/handler-context'
import { plainHeaders } from '../http/security-headers'
import { cachedSite } from '../pages/load-page'
import type { ProblemDeps } from '../problems/respond-problem'
import { respondProblem } from '../problems/respond-problem'

const current = { id: build.id, timestamp: build.timestamp }
const etag = `"${build.id}"`

/** The build that is served now; open pages poll it hourly. */
export function respondLatestBuild(): Response {
  return Response.json(current, { headers: { ...plainHeaders, 'cache-control': 'no-cache', etag } })
}

/** The date is formatted here: Intl differs between browsers. */
export async function respondBuildMeta(c: HandlerContext<ProblemDeps>): Promise<Response> {
  if (c.req.param('file') !== `${build.id}.json`) return respondProblem(c, 404)
  const immutable = 'public, max-age=31536000, immutable'
  const { digits } = await cachedSite(c.get('ctx'), 'ar')
  const dateIn = (locale: Locale) => createFormat({ locale, digits }).date(build.timestamp)
  const meta = { ...current, date: { ar: dateIn('ar'), en: dateIn('en') } }
  return Response.json(meta, { headers: { ...plainHeaders, 'cache-control': immutable, etag } })
}

import { build } from 'virtual:build'
import type { Context } from 'hono'
import { createFormat } from '#domain/dates/format'
import type { Locale } from '#domain/site/locale'
import { answerProblem } from '../errors'
import { plainHeaders } from '../http/security-headers'
import { siteAtHand } from '../payloads/load-page'
import type { AppEnv } from '../runtime/request-context'

const current = { id: build.id, timestamp: build.timestamp }

/** Which build is served now; pages ask it hourly (decision 37). */
export function answerLatest(): Response {
  return Response.json(current, { headers: { ...plainHeaders, 'cache-control': 'no-cache' } })
}

/** The served build with its date as text: browsers would not all write the same one. */
export async function answerMeta(c: Context<AppEnv>): Promise<Response> {
  if (c.req.param('file') !== `${build.id}.json`) return answerProblem(c, 404)
  const immutable = 'public, max-age=31536000, immutable'
  const { digits } = await siteAtHand(c.get('work'), 'ar')
  const dateIn = (locale: Locale) => createFormat({ locale, digits }).date(build.timestamp)
  const meta = { ...current, date: { ar: dateIn('ar'), en: dateIn('en') } }
  return Response.json(meta, { headers: { ...plainHeaders, 'cache-control': immutable } })
}

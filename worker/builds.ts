import { build } from 'virtual:build'
import type { Context } from 'hono'
import type { AppEnv } from './context'
import { answerProblem } from './errors'
import { plainHeaders } from './headers'

const current = { id: build.id, timestamp: build.timestamp }

/** Which build is served now; pages ask it hourly (decision 37). */
export function answerLatest(): Response {
  return Response.json(current, { headers: { ...plainHeaders, 'cache-control': 'no-cache' } })
}

export async function answerMeta(c: Context<AppEnv>): Promise<Response> {
  if (c.req.param('file') !== `${build.id}.json`) return answerProblem(c, 404)
  const immutable = 'public, max-age=31536000, immutable'
  return Response.json(current, { headers: { ...plainHeaders, 'cache-control': immutable } })
}

import type { Context } from 'hono'
import type { Asked } from './asked'
import type { AppEnv } from './context'
import { answerProblem } from './errors'
import { plainHeaders } from './headers'
import { mayRead, readWindowInSeconds } from './middleware/limits'
import { ownOf } from './own'
import { loadPage } from './page-data'

/** A route's data for the browser, under the page's own access rule (decision 37). */
export async function answerPayload(c: Context<AppEnv>, asked: Asked): Promise<Response> {
  if (!(await mayRead(c))) return answerProblem(c, 429, { retryAfter: readWindowInSeconds })
  const work = c.get('work')
  const { data, source } = await loadPage(work, asked)
  const own = await ownOf(c, asked)
  c.set('source', source)
  return Response.json(own ? { ...data, own } : data, {
    headers: {
      ...plainHeaders,
      'cache-control': own ? 'no-store' : 'no-cache',
      'x-robots-tag': 'noindex',
    },
  })
}

import type { Context } from 'hono'
import { answerProblem } from '../errors'
import { plainHeaders } from '../http/security-headers'
import { mayRead, readWindowInSeconds } from '../middleware/rate-limits'
import type { Asked } from '../routing/page-request'
import type { AppEnv } from '../runtime/request-context'
import { ownOf } from '../submissions/personal-state'
import { loadPage } from './load-page'

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

import type { Context } from 'hono'
import type { Locale } from '#domain/locale'
import type { RouteName } from '#domain/routes'
import type { AppEnv } from './context'
import { answerProblem } from './errors'
import { plainHeaders } from './headers'
import { mayRead, readWindowInSeconds } from './middleware/limits'
import { loadPage } from './page-data'

/** A route's data for the browser, under the page's own access rule (decision 37). */
export async function answerPayload(
  c: Context<AppEnv>,
  name: RouteName,
  locale: Locale,
): Promise<Response> {
  if (!(await mayRead(c))) return answerProblem(c, 429, { retryAfter: readWindowInSeconds })
  const { data, source } = await loadPage(c.get('work'), name, locale)
  c.set('source', source)
  return Response.json(data, {
    headers: { ...plainHeaders, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' },
  })
}

import type { Context } from 'hono'
import { formOf } from '#domain/forms/index'
import type { Own } from '#domain/forms/own'
import type { Locale } from '#domain/locale'
import type { RouteName } from '#domain/routes'
import type { AppEnv } from './context'
import { answerProblem } from './errors'
import { makeState } from './forms/state'
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
  const work = c.get('work')
  const { data, source } = await loadPage(work, name, locale)
  const form = formOf(name)
  const own: Own | null = form && { kind: 'form', form: await makeState(work, locale, form) }
  c.set('source', source)
  return Response.json(own ? { ...data, own } : data, {
    headers: {
      ...plainHeaders,
      'cache-control': own ? 'no-store' : 'no-cache',
      'x-robots-tag': 'noindex',
    },
  })
}

import type { Context } from 'hono'
import type { Locale } from '#domain/locale'
import type { RouteName } from '#domain/routes'
import { answerDocument } from './answer'
import { budgets, ifWithin } from './budget'
import type { AppEnv } from './context'
import { answerProblem } from './errors'
import type { KeptDocument } from './kept'
import { readWindowInSeconds } from './middleware/limits'
import { answerInParts } from './parts'
import { type Asked, find, recall } from './shelf'

/** Answers a page of the route table: kept bytes, else drawn; in parts when its data is slow. */
export async function answerPage(
  c: Context<AppEnv>,
  name: RouteName,
  locale: Locale,
): Promise<Response> {
  const work = c.get('work')
  const asked: Asked = { name, locale, key: `${locale}:${name}` }
  const vary = name === 'home' && locale === 'ar' ? 'Cookie, Accept-Language' : 'Cookie'
  const answer = (document: KeptDocument, source: AppEnv['Variables']['source']) => {
    c.set('source', source)
    return answerDocument(c.req.raw, document, work.requestId, vary)
  }

  const remembered = recall(work, asked)
  if (remembered) return answer(remembered, 'memory')
  const finding = find(c, work, asked)
  const found = c.req.method === 'GET' ? await ifWithin(budgets.grace, finding) : await finding
  if (!found) return answerInParts(c, work, asked, finding, vary)
  if (found.source === 'limited') return answerProblem(c, 429, { retryAfter: readWindowInSeconds })
  return answer(found.document, found.source)
}

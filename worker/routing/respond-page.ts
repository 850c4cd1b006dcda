import type { Context } from 'hono'
import type { KeptDocument } from '../cache/memory-cache'
import { find, recall } from '../cache/page-cache'
import { answerDocument } from '../cache/respond-document'
import { answerProblem } from '../errors'
import { readWindowInSeconds } from '../middleware/rate-limits'
import { titledAtHand } from '../payloads/load-page'
import { shellOf } from '../render/shell'
import { answerInParts } from '../render/stream-document'
import { budgets, ifWithin } from '../runtime/deadlines'
import type { AppEnv } from '../runtime/request-context'
import { type Asked, varyOf } from './page-request'

/** Answers a page of the route table: kept bytes, else drawn; in parts when its data is slow. */
export async function answerPage(c: Context<AppEnv>, asked: Asked): Promise<Response> {
  const work = c.get('work')
  const vary = varyOf(asked)
  const answer = (document: KeptDocument, source: AppEnv['Variables']['source']) => {
    c.set('source', source)
    return answerDocument(c.req.raw, document, work.requestId, vary)
  }

  const remembered = recall(work, asked)
  if (remembered) return answer(remembered, 'memory')
  const finding = find(c, work, asked)
  let found = await ifWithin(budgets.grace, finding)
  // Of what may turn out not to be there nothing leaves before that is known.
  const titled = found || c.req.method !== 'GET' ? null : await titledAtHand(work, asked)
  if (titled) {
    const begun = { titled, shell: await shellOf(c, work, asked, titled) }
    // A processor that is busy may have taken the grace, and not a slow answer.
    found = await Promise.race([finding, undefined])
    if (!found) return answerInParts(c, work, asked, finding, vary, begun)
  }
  found ??= await finding
  if (found.source === 'limited') return answerProblem(c, 429, { retryAfter: readWindowInSeconds })
  return answer(found.document, found.source)
}

import * as v from 'valibot'
import { translators } from '#client/translators.ts'
import { hasFeed, routeOf } from '#domain/site/routes'
import type { HandlerContext } from '../http/handler-context'
import { respondTextFile } from '../http/responses'
import { loaderDeps } from '../payloads/loader'
import type { PayloadDeps } from '../payloads/payload-reader'
import type { ProblemDeps } from '../problems/respond-problem'
import { respondProblem } from '../problems/respond-problem'
import { resolveUrl } from '../routing/resolve-url'
import { feedName, feedShape, feeds } from './feeds'
import { headOfList, writeFeed } from './write'

const minuteInSeconds = 60
const ending = '/feed.xml'

/** The list whose feed a request is for; null if it has no feed. */
export function resolveList(c: HandlerContext) {
  const { pathname } = c.get('url')
  const { place, locale, moved } = resolveUrl(pathname.slice(0, -ending.length))
  return { list: place && hasFeed(place.name) ? place.name : null, locale, moved }
}

export async function respondFeed(c: HandlerContext<PayloadDeps & ProblemDeps>): Promise<Response> {
  const { list, locale } = resolveList(c)
  if (!list) return respondProblem(c, 404)
  const ctx = c.get('ctx')
  const read = () => feeds[list](loaderDeps(ctx, locale))
  const { cache } = routeOf(list)
  const name = feedName(list)
  const loaded = await ctx.payloads.find({ name, locale, read, shape: feedShape, cache })
  c.set('source', loaded?.source)
  const { origin } = ctx.deployment
  const feed = v.parse(feedShape, loaded?.payload)
  const scope = { origin, locale, t: translators[locale] }
  return respondTextFile(c, {
    type: 'application/atom+xml; charset=utf-8',
    text: writeFeed(scope, headOfList(list, scope), feed),
    locale,
    modifiedAt: loaded?.at,
    ...(cache === 'none' && { seconds: minuteInSeconds }),
  })
}

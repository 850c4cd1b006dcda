import type { Context } from 'hono'
import * as v from 'valibot'
import { translators } from '#domain/messages/translators'
import { hasFeed } from '#domain/site/routes'
import { answerProblem } from '../errors'
import { answerFile } from '../http/text-file'
import { loaderDeps } from '../payloads/load-page'
import { climb } from '../payloads/source'
import { readAddress } from '../routing/resolve-url'
import type { AppEnv } from '../runtime/request-context'
import { feeds } from './feeds'
import { feedName, feedShape } from './shape'
import { writeFeed } from './write'

const ending = '/feed.xml'

/** The list whose feed a request asks for; null where that has none. */
export function listOf(c: Context<AppEnv>) {
  const { pathname } = c.get('url')
  const { place, locale, moved } = readAddress(pathname.slice(0, -ending.length))
  return { list: place && hasFeed(place.name) ? place.name : null, locale, moved }
}

/** The Atom feed of a list, in the language of its address. */
export async function answerFeed(c: Context<AppEnv>): Promise<Response> {
  const { list, locale } = listOf(c)
  if (!list) return answerProblem(c, 404)
  const work = c.get('work')
  const read = () => feeds[list](loaderDeps(work, locale))
  const loaded = await climb(work, { name: feedName(list), locale, read })
  c.set('source', loaded?.source)
  const { origin } = work.deployment
  const feed = v.parse(feedShape, loaded?.payload)
  return answerFile(c, {
    type: 'application/atom+xml; charset=utf-8',
    text: writeFeed({ origin, locale, t: translators[locale] }, list, feed),
    locale,
  })
}

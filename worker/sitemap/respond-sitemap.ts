import type { Context } from 'hono'
import * as v from 'valibot'
import { answerProblem } from '../errors'
import { answerFile } from '../http/text-file'
import { loaderDeps } from '../payloads/load-page'
import { climb } from '../payloads/source'
import { budgets } from '../runtime/deadlines'
import type { AppEnv } from '../runtime/request-context'
import { readSitemap } from './read'
import { sitemapName, sitemapShape } from './shape'
import { writeSitemap } from './write'

const numbered = /^\/sitemap-([1-9]\d{0,3})\.xml$/

/** The site map for search engines, or a part of it (decision 9). */
export async function answerSitemap(c: Context<AppEnv>): Promise<Response> {
  const { pathname } = c.get('url')
  const part = numbered.exec(pathname)?.[1]
  if (!part && pathname !== '/sitemap.xml') return answerProblem(c, 404)
  const work = c.get('work')
  const read = () => readSitemap(loaderDeps(work, 'ar'))
  const step = { name: sitemapName, locale: 'ar', read, budget: budgets.d1ReadAll } as const
  const loaded = await climb(work, step)
  c.set('source', loaded?.source)
  const { pages } = v.parse(sitemapShape, loaded?.payload)
  const text = writeSitemap(work.deployment.origin, pages, part ? Number(part) : null)
  if (text === null) return answerProblem(c, 404)
  return answerFile(c, { type: 'application/xml; charset=utf-8', text })
}

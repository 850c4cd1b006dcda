import * as v from 'valibot'
import type { HandlerContext } from '../http/handler-context'
import { respondTextFile } from '../http/responses'
import { loaderDeps } from '../payloads/loader'
import type { PayloadDeps } from '../payloads/payload-reader'
import type { ProblemDeps } from '../problems/respond-problem'
import { respondProblem } from '../problems/respond-problem'
import { deadlines } from '../runtime/deadlines'
import { readSitemap, sitemapName, sitemapShape, writeSitemap } from './sitemap'

const numbered = /^\/sitemap-([1-9]\d{0,3})\.xml$/

export async function respondSitemap(
  c: HandlerContext<PayloadDeps & ProblemDeps>,
): Promise<Response> {
  const { pathname } = c.get('url')
  const part = numbered.exec(pathname)?.[1]
  if (!part && pathname !== '/sitemap.xml') return respondProblem(c, 404)
  const ctx = c.get('ctx')
  const read = () => readSitemap(loaderDeps(ctx, 'ar'))
  const loaded = await ctx.payloads.find({
    name: sitemapName,
    locale: 'ar',
    read,
    shape: sitemapShape,
    budget: deadlines.d1ReadAll,
  })
  c.set('source', loaded?.source)
  const { pages } = v.parse(sitemapShape, loaded?.payload)
  const text = writeSitemap(ctx.deployment.origin, pages, part ? Number(part) : null)
  if (text === null) return respondProblem(c, 404)
  const type = 'application/xml; charset=utf-8'
  return respondTextFile(c, { type, text, modifiedAt: loaded?.at })
}

import { buildCatalogGraph, type CatalogDescription } from '#domain/datasets/catalog/catalog-graph'
import { toDataJson } from '#domain/datasets/catalog/data-json'
import { writeJsonLd } from '#domain/datasets/catalog/write-json-ld'
import { writeTurtle } from '#domain/datasets/catalog/write-turtle'
import type { HandlerContext } from '../http/handler-context'
import { respondTextFile } from '../http/text-file'
import type { PayloadDeps } from '../payloads/payload-reader'
import type { ProblemDeps } from '../problems/respond-problem'
import { respondProblem } from '../problems/respond-problem'
import type { ReadCatalogDeps } from './read-catalog'
import { readCatalog } from './read-catalog'

/** Media types and writers of the catalogue by its address. */
const forms: Record<string, { type: string; write: (of: CatalogDescription) => string }> = {
  '/catalog.jsonld': {
    type: 'application/ld+json; charset=utf-8',
    write: (of) => writeJsonLd(buildCatalogGraph(of)),
  },
  '/catalog.ttl': {
    type: 'text/turtle; charset=utf-8',
    write: (of) => writeTurtle(buildCatalogGraph(of)),
  },
  '/data.json': {
    type: 'application/json; charset=utf-8',
    write: (of) => `${JSON.stringify(toDataJson(of, 'ar'))}\n`,
  },
}

/** Responds with the catalogue in the form that its address names, for harvesters of any origin. */
export async function respondCatalog(
  c: HandlerContext<ReadCatalogDeps & PayloadDeps & ProblemDeps>,
): Promise<Response> {
  const ctx = c.get('ctx')
  const form = forms[c.get('url').pathname]
  const loaded = await ctx.payloads.find({
    name: 'catalog.dcat',
    locale: 'ar',
    read: () => readCatalog(ctx),
    mayBeAbsent: true,
  })
  if (!form || !loaded) return respondProblem(c, 404)
  c.set('source', loaded.source)
  // The read above is the only one that writes this payload.
  const text = form.write(loaded.payload as unknown as CatalogDescription)
  const response = await respondTextFile(c, { type: form.type, text, modifiedAt: loaded.at })
  response.headers.set('access-control-allow-origin', '*')
  return response
}

import { translators } from '#client/translators.ts'
import type { Database } from '#db/client'
import { listVersions, type VersionHead } from '#db/datasets/versions'
import { findEntry, listBilingual, readSettings } from '#db/entries/entries'
import { buildCatalogGraph, type CatalogDescription } from '#domain/datasets/catalog/catalog-graph'
import { toDataJson } from '#domain/datasets/catalog/data-json'
import { writeJsonLd, writeTurtle } from '#domain/datasets/catalog/graph'
import type { CatalogRecord } from '#domain/datasets/catalog-record'
import type { HandlerContext } from '../http/handler-context'
import { respondTextFile } from '../http/responses'
import type { PayloadDeps } from '../payloads/payload-reader'
import { type ProblemDeps, respondProblem } from '../problems/respond-problem'

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

interface ReadCatalogDeps {
  db: Database
  /** Epoch ms. */
  now: number
  deployment: { origin: string; mailFrom: string }
}

type Bilingual = Awaited<ReturnType<typeof listBilingual<'dataset'>>>[number]

function toRecord({ slug, ar, en }: Bilingual, versions: readonly VersionHead[]): CatalogRecord[] {
  const own = versions.filter(({ dataset, files }) => dataset === slug && files !== null)
  const [latest, first] = [own[0], own.at(-1)]
  if (!latest?.files || !first) return []
  const { topic, frequency, period } = ar.body
  return [
    {
      slug,
      title: { ar: ar.title, en: en.title },
      summary: { ar: ar.summary ?? ar.title, en: en.summary ?? en.title },
      topic,
      frequency,
      period,
      issued: first.date,
      modified: latest.date,
      files: latest.files,
      earlier: own.slice(1).map(({ date }) => date),
    },
  ]
}

/** Describes the catalogue of published datasets; null before there is one. */
async function readCatalog(deps: ReadCatalogDeps): Promise<CatalogDescription | null> {
  const { db, now, deployment } = deps
  const [datasets, versions, arabic, english, { channels, licence }] = await Promise.all([
    listBilingual(deps, 'dataset'),
    listVersions(db),
    findEntry(db, 'page-intro', 'open-data', 'ar', now),
    findEntry(db, 'page-intro', 'open-data', 'en', now),
    readSettings(db),
  ])
  const records = datasets.flatMap((dataset) => toRecord(dataset, versions))
  const modified = records
    .map((record) => record.modified)
    .toSorted()
    .at(-1)
  if (!modified || !arabic || !english) return null
  return {
    origin: deployment.origin,
    title: { ar: arabic.title, en: english.title },
    description: { ar: arabic.summary ?? arabic.title, en: english.summary ?? english.title },
    publisher: { ar: translators.ar('site.name'), en: translators.en('site.name') },
    email: channels.email ?? deployment.mailFrom,
    modified,
    licence,
    records,
  }
}

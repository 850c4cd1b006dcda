import { translators } from '#client/translators.ts'
import { listBilingual, readSettings } from '#db/entries/entries'
import { csvMetadataPath, toCsvMetadata } from '#domain/datasets/catalog/csv-metadata'
import { catalogAddresses, datasetAddresses } from '#domain/datasets/catalog-record'
import type { HandlerContext } from '../http/handler-context'
import { respondTextFile } from '../http/responses'
import { type ProblemDeps, respondProblem } from '../problems/respond-problem'
import { type LoadVersionsDeps, loadVersions } from './versions'

type MetadataDeps = LoadVersionsDeps & {
  now: number
  deployment: { origin: string }
}

/** Responds with the description of the CSV file of a published version, in both languages. */
export async function respondCsvMetadata(
  c: HandlerContext<MetadataDeps & ProblemDeps>,
): Promise<Response> {
  const ctx = c.get('ctx')
  const slug = c.req.param('slug') ?? ''
  const [datasets, { versions }, { licence }] = await Promise.all([
    listBilingual(ctx, 'dataset'),
    loadVersions(ctx, slug),
    readSettings(ctx.db),
  ])
  const dataset = datasets.find((one) => one.slug === slug)
  const { pathname } = c.get('url')
  const version = versions.find(({ date }) => pathname === csvMetadataPath(slug, date))
  if (!dataset || !version) return respondProblem(c, 404)
  const { ar, en } = dataset
  const { origin } = ctx.deployment
  const columns = version.columns.map((name) => {
    const [arabic, english] = [ar, en].map(({ body }) =>
      body.columns.find((column) => column.name === name),
    )
    return {
      name,
      type: arabic?.type ?? ('text' as const),
      label: { ar: arabic?.label ?? name, en: english?.label ?? name },
      meaning: { ar: arabic?.meaning ?? name, en: english?.meaning ?? name },
    }
  })
  const described = toCsvMetadata({
    slug,
    date: version.date,
    title: { ar: ar.title, en: en.title },
    summary: { ar: ar.summary ?? ar.title, en: en.summary ?? en.title },
    publisher: { ar: translators.ar('site.name'), en: translators.en('site.name') },
    page: datasetAddresses(origin, slug).page,
    licence: licence ?? catalogAddresses(origin).licence,
    columns,
    key: ar.body.key,
  })
  const type = 'application/csvm+json; charset=utf-8'
  const response = await respondTextFile(c, { type, text: `${JSON.stringify(described)}\n` })
  response.headers.set('access-control-allow-origin', '*')
  return response
}

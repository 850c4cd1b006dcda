import { translators } from '#client/translators.ts'
import type { Database } from '#db/client'
import { listVersions, type VersionHead } from '#db/datasets/versions'
import { findEntry, listBilingual, readSettings } from '#db/entries/entries'
import type { CatalogDescription } from '#domain/datasets/catalog/catalog-graph'
import type { CatalogRecord } from '#domain/datasets/catalog-record'

export interface ReadCatalogDeps {
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
    },
  ]
}

/** Describes the catalogue of published datasets; null before there is one. */
export async function readCatalog(deps: ReadCatalogDeps): Promise<CatalogDescription | null> {
  const { db, now, deployment } = deps
  const [datasets, versions, arabic, english, { channels }] = await Promise.all([
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
    records,
  }
}

import type { DatasetTopic, Frequency } from '../content/pages/dataset'
import { type Locale, localPath } from '../site/locale'
import { toIri } from './catalog/graph'
import { type DatasetFile, type FileFormat, filePath, rowsPath } from './formats'

type Localised = Readonly<Record<Locale, string>>

/** A dataset as the catalogue describes it. Days are `YYYY-MM-DD`. */
export interface CatalogRecord {
  slug: string
  title: Localised
  summary: Localised
  topic: DatasetTopic
  frequency: Frequency
  /** Period covered; `to` is null while it continues. */
  period: { from: string; to: string | null }
  /** Day of the first version and of the latest. */
  issued: string
  modified: string
  /** Files of the latest version. */
  files: readonly DatasetFile[]
  /** Days of the earlier versions, the newest first. */
  earlier?: readonly string[]
}

const standardLicences: Readonly<Record<string, string>> = {
  'https://creativecommons.org/licenses/by/4.0/': 'CC BY 4.0',
}

/** The name of a standard licence by its URI, the same in both languages; null for other URIs. */
export function licenceName(uri: string | null): string | null {
  return uri === null ? null : (standardLicences[uri] ?? null)
}

/** IRIs of the catalogue; those with a fragment identify what the page at the address describes. */
export function catalogAddresses(origin: string) {
  const page = toIri(`${origin}/open-data`)
  return {
    page,
    catalog: `${page}#catalog`,
    licence: `${page}#licence`,
    contact: `${page}#contact`,
    // The `@id` of the organisation in the JSON-LD of every page.
    publisher: toIri(`${origin}/#organization`),
    apiDescription: toIri(`${origin}/openapi.json`),
  }
}

/** IRIs and URLs of a dataset; none but `download` changes with a new version. */
export function datasetAddresses(origin: string, slug: string) {
  const page = toIri(`${origin}/open-data/${slug}`)
  const rows = toIri(origin + rowsPath(slug))
  return {
    page,
    englishPage: toIri(origin + localPath(`/open-data/${slug}`, 'en')),
    dataset: `${page}#dataset`,
    /** A version of another day, which the dataset is a version of. */
    version: (day: string) => `${page}#${day}`,
    rows,
    rowsDistribution: `${page}#rows`,
    rowsService: `${rows}#service`,
    // udata fetches the IRI of a period, but reads a blank node where it is.
    period: `_:${slug}-period`,
    distribution: (format: FileFormat) => `${page}#${format}`,
    checksum: (format: FileFormat) => `${page}#${format}-checksum`,
    latest: (format: FileFormat) => toIri(origin + filePath(slug, 'latest', format)),
    download: (format: FileFormat, version: string) =>
      toIri(origin + filePath(slug, version, format)),
  }
}

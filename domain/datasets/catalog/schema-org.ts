import { type Locale, locales, localPath } from '../../site/locale'
import { type CatalogRecord, catalogAddresses, datasetAddresses } from '../catalog-record'
import { type DatasetFile, mediaTypes } from '../formats'
import { countryName, formatNames, keywordsOf } from './labels'

interface Described extends Omit<CatalogRecord, 'title' | 'summary'> {
  title: string
  summary: string
  /** URI of a standard licence; null: the terms on the page about open data. */
  licence?: string | null
}

/**
 * The dataset, described in the language of the page, as a node of its schema.org graph; both
 * languages have the same `@id`.
 */
export function toSchemaOrgDataset(record: Described, origin: string, locale: Locale): object {
  const { slug, title, summary, topic, period, issued, modified, files } = record
  const { catalog, licence, publisher } = catalogAddresses(origin)
  const organisation = { '@type': 'GovernmentOrganization', '@id': publisher }
  return {
    '@type': 'Dataset',
    '@id': datasetAddresses(origin, slug).dataset,
    url: origin + localPath(`/open-data/${slug}`, locale),
    identifier: slug,
    name: title,
    description: summary,
    keywords: keywordsOf(topic, locale),
    inLanguage: locales,
    license: record.licence ?? licence,
    isAccessibleForFree: true,
    creator: organisation,
    publisher: organisation,
    datePublished: issued,
    dateModified: modified,
    version: modified,
    // An interval without end (ISO 8601-2), as schema.org shows for `temporalCoverage`.
    temporalCoverage: `${period.from}/${period.to ?? '..'}`,
    spatialCoverage: { '@type': 'Country', name: countryName[locale] },
    includedInDataCatalog: {
      '@type': 'DataCatalog',
      '@id': catalog,
      url: origin + localPath('/open-data', locale),
    },
    distribution: files.map((file) => toDownload(record, origin, file)),
  }
}

/** The dated file: a checksum of `latest` would be wrong after the next version. */
function toDownload(record: Described, origin: string, file: DatasetFile): object {
  const { format, bytes, sha256 } = file
  const to = datasetAddresses(origin, record.slug)
  return {
    '@type': 'DataDownload',
    '@id': to.distribution(format),
    name: formatNames[format],
    contentUrl: to.download(format, record.modified),
    encodingFormat: mediaTypes[format],
    contentSize: `${bytes} B`,
    sha256,
    dateModified: record.modified,
  }
}

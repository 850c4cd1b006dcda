import type { Locale } from '../../site/locale'
import { type CatalogRecord, catalogAddresses, datasetAddresses } from '../catalog-record'
import { type DatasetFile, mediaTypes } from '../formats'
import type { CatalogDescription } from './catalog-graph'
import { namespaces, toIri } from './graph'
import { distributionTitle, formatNames, keywordsOf } from './labels'
import { concepts, themeIri, topicThemes } from './vocabulary'

const schema = 'https://project-open-data.cio.gov/v1.1/schema'

const iri = (id: string) => ({ '@id': id, '@type': '@id' })
const date = (id: string) => ({ '@id': id, '@type': 'xsd:date' })
const code = (id: string) => ({ '@id': id, '@language': null })
// Inline, so that a harvester that reads JSON-LD has nothing to fetch.
const context = {
  ...namespaces,
  title: 'dct:title',
  description: 'dct:description',
  identifier: code('dct:identifier'),
  issued: date('dct:issued'),
  modified: date('dct:modified'),
  publisher: 'dct:publisher',
  name: 'foaf:name',
  contactPoint: 'dcat:contactPoint',
  fn: 'vcard:fn',
  hasEmail: iri('vcard:hasEmail'),
  keyword: 'dcat:keyword',
  theme: iri('dcat:theme'),
  landingPage: iri('dcat:landingPage'),
  license: iri('dct:license'),
  spatial: iri('dct:spatial'),
  temporal: code('dct:temporal'),
  dataset: 'dcat:dataset',
  distribution: 'dcat:distribution',
  accessURL: iri('dcat:accessURL'),
  downloadURL: iri('dcat:downloadURL'),
  mediaType: code('dcat:mediaType'),
  format: code('dct:format'),
}

const intervals: Record<CatalogRecord['frequency'], string> = {
  weekly: 'R/P1W',
  monthly: 'R/P1M',
  quarterly: 'R/P3M',
  biannual: 'R/P6M',
  annual: 'R/P1Y',
}

/**
 * The catalogue in one language as data.json (Project Open Data 1.1), also valid as JSON-LD.
 * `bureauCode` and `programCode` are left out: they exist in the United States only.
 */
export function toDataJson(description: CatalogDescription, locale: Locale): object {
  const { origin, records } = description
  return {
    '@context': { ...context, '@language': locale },
    '@id': toIri(`${origin}/data.json`),
    '@type': 'dcat:Catalog',
    conformsTo: schema,
    describedBy: `${schema}/catalog.json`,
    title: description.title[locale],
    description: description.description[locale],
    dataset: records.map((record) => toDataset(description, record, locale)),
  }
}

function toDataset(
  { origin, publisher, email, licence }: CatalogDescription,
  record: CatalogRecord,
  locale: Locale,
): object {
  const { slug, title, summary, topic, frequency, period, issued, modified, files } = record
  const to = datasetAddresses(origin, slug)
  const rows = {
    '@id': to.rowsDistribution,
    '@type': 'dcat:Distribution',
    title: distributionTitle(record, 'API')[locale],
    accessURL: to.rows,
    format: 'API',
  }
  return {
    '@id': to.dataset,
    '@type': 'dcat:Dataset',
    title: title[locale],
    description: summary[locale],
    identifier: slug,
    keyword: keywordsOf(topic, locale),
    issued,
    modified,
    accrualPeriodicity: intervals[frequency],
    // The schema has no open interval: a period that continues ends with the latest version.
    temporal: `${period.from}/${period.to ?? modified}`,
    spatial: concepts.saudiArabia,
    theme: topicThemes[topic].map(themeIri),
    publisher: { '@type': 'foaf:Agent', name: publisher[locale] },
    contactPoint: {
      '@type': 'vcard:Contact',
      fn: publisher[locale],
      hasEmail: toIri(`mailto:${email}`),
    },
    accessLevel: 'public',
    license: licence ?? catalogAddresses(origin).licence,
    landingPage: locale === 'ar' ? to.page : to.englishPage,
    language: ['ar', 'en'],
    distribution: [...files.map((file) => toDistribution(record, origin, file, locale)), rows],
  }
}

function toDistribution(
  record: CatalogRecord,
  origin: string,
  { format }: DatasetFile,
  locale: Locale,
): object {
  const to = datasetAddresses(origin, record.slug)
  return {
    '@id': to.distribution(format),
    '@type': 'dcat:Distribution',
    title: distributionTitle(record, formatNames[format])[locale],
    downloadURL: to.download(format, record.modified),
    mediaType: mediaTypes[format],
    format: format.toUpperCase(),
  }
}

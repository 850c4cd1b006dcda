import type { LocalisedText } from '../../site/locale'
import { type CatalogRecord, catalogAddresses, datasetAddresses } from '../catalog-record'
import { type DatasetFile, fileFormats } from '../formats'
import {
  dateLiteral,
  languageTexts,
  nodes,
  type RdfGraph,
  type RdfNode,
  toIri,
  typed,
} from './graph'
import {
  distributionTitle,
  fileDescription,
  formatNames,
  keywordTexts,
  rowsDescription,
} from './labels'
import {
  concepts,
  fileTypeIri,
  frequencyIri,
  mediaTypeIri,
  themeIri,
  topicThemes,
  vocabularyNodes,
} from './vocabulary'

export interface CatalogDescription {
  /** Scheme and host of the site, without a slash at the end. */
  origin: string
  title: Readonly<LocalisedText>
  description: Readonly<LocalisedText>
  publisher: Readonly<LocalisedText>
  /** E-mail address for questions about the data. */
  email: string
  /** Day of the last change of the catalogue, `YYYY-MM-DD`. */
  modified: string
  /** URI of a standard licence; null: the terms on the page about open data. */
  licence?: string | null
  records: readonly CatalogRecord[]
}

/** IRI of the licence of the data: a standard one, else the terms on the page. */
function licenceOf({ origin, licence }: Pick<CatalogDescription, 'origin' | 'licence'>): string {
  return licence ? toIri(licence) : catalogAddresses(origin).licence
}

/** Describes the datasets as DCAT-AP 3.0 (https://semiceu.github.io/DCAT-AP/releases/3.0.0/). */
export function buildCatalogGraph(description: CatalogDescription): RdfGraph {
  const { records } = description
  return [
    catalogNode(description),
    ...partyNodes(description),
    ...records.flatMap((record) => datasetNodes(description, record)),
    ...pageNodes(description),
    ...vocabularyNodes(records),
  ]
}

function catalogNode(whole: CatalogDescription): RdfNode {
  const { origin, records, ...description } = whole
  const { catalog, page, publisher, contact } = catalogAddresses(origin)
  const addresses = records.map(({ slug }) => datasetAddresses(origin, slug))
  const [issued] = records.map((record) => record.issued).toSorted()
  return {
    id: catalog,
    types: ['dcat:Catalog'],
    properties: {
      'dct:title': languageTexts(description.title),
      'dct:description': languageTexts(description.description),
      'dct:publisher': nodes(publisher),
      'dcat:contactPoint': nodes(contact),
      'foaf:homepage': nodes(page),
      'dct:language': nodes(concepts.arabic, concepts.english),
      'dct:spatial': nodes(concepts.saudiArabia),
      'dct:license': nodes(licenceOf(whole)),
      'dct:issued': issued ? dateLiteral(issued) : [],
      'dct:modified': dateLiteral(description.modified),
      'dcat:themeTaxonomy': nodes(concepts.themes),
      'dcat:dataset': nodes(...addresses.map(({ dataset }) => dataset)),
      'dcat:service': nodes(...addresses.map(({ rowsService }) => rowsService)),
    },
  }
}

function partyNodes({ origin, publisher, email }: CatalogDescription): RdfNode[] {
  const to = catalogAddresses(origin)
  return [
    {
      id: to.publisher,
      types: ['foaf:Agent'],
      properties: {
        'foaf:name': languageTexts(publisher),
        'dct:type': nodes(concepts.nationalAuthority),
      },
    },
    {
      id: to.contact,
      types: ['vcard:Organization', 'vcard:Kind'],
      properties: {
        'vcard:fn': languageTexts(publisher),
        'vcard:hasEmail': nodes(toIri(`mailto:${email}`)),
      },
    },
  ]
}

function pageNodes(description: CatalogDescription): RdfNode[] {
  const { origin, records } = description
  const to = catalogAddresses(origin)
  const pages = [to.page, ...records.map(({ slug }) => datasetAddresses(origin, slug).page)]
  return [
    {
      id: licenceOf(description),
      types: ['dct:LicenseDocument'],
      properties: { 'dct:type': nodes(concepts.attribution) },
    },
    ...pages.map((id): RdfNode => ({ id, types: ['foaf:Document'], properties: {} })),
  ]
}

/** A dataset with its period, files and row API. */
function datasetNodes(description: CatalogDescription, record: CatalogRecord): RdfNode[] {
  const { origin } = description
  return [
    datasetNode(origin, record),
    periodNode(origin, record),
    ...versionNodes(origin, record),
    ...record.files.flatMap((file) => fileNodes(description, record, file)),
    ...rowsNodes(description, record),
  ]
}

/**
 * The earlier versions with their files. They are resources, not datasets: harvesters would list each
 * of them beside the dataset.
 */
function versionNodes(origin: string, record: CatalogRecord): RdfNode[] {
  const to = datasetAddresses(origin, record.slug)
  return (record.earlier ?? []).map((day) => ({
    id: to.version(day),
    types: ['dcat:Resource'],
    properties: {
      'dct:title': languageTexts(distributionTitle(record, day)),
      'dct:issued': dateLiteral(day),
      'dcat:version': typed(day, null),
      'dcat:isVersionOf': nodes(to.dataset),
      'dcat:landingPage': nodes(to.page),
      'dct:hasFormat': nodes(...fileFormats.map((format) => to.download(format, day))),
    },
  }))
}

function datasetNode(origin: string, record: CatalogRecord): RdfNode {
  const { slug, title, summary, topic, frequency, issued, modified, files } = record
  const { publisher, contact } = catalogAddresses(origin)
  const to = datasetAddresses(origin, slug)
  const distributions = files.map(({ format }) => to.distribution(format))
  return {
    id: to.dataset,
    types: ['dcat:Dataset'],
    properties: {
      'dct:identifier': typed(slug, null),
      'dct:title': languageTexts(title),
      'dct:description': languageTexts(summary),
      'dct:publisher': nodes(publisher),
      'dcat:contactPoint': nodes(contact),
      'dcat:landingPage': nodes(to.page),
      'dcat:theme': nodes(...topicThemes[topic].map(themeIri)),
      'dcat:keyword': keywordTexts(topic),
      'dct:language': nodes(concepts.arabic, concepts.english),
      'dct:spatial': nodes(concepts.saudiArabia),
      'dct:temporal': nodes(to.period),
      'dct:accrualPeriodicity': nodes(frequencyIri(frequency)),
      'dct:accessRights': nodes(concepts.publicAccess),
      'dct:issued': dateLiteral(issued),
      'dct:modified': dateLiteral(modified),
      'dcat:version': typed(modified, null),
      'dcat:hasVersion': nodes(...(record.earlier ?? []).map((day) => to.version(day))),
      'dcat:distribution': nodes(...distributions, to.rowsDistribution),
    },
  }
}

function periodNode(origin: string, { slug, period }: CatalogRecord): RdfNode {
  return {
    id: datasetAddresses(origin, slug).period,
    types: ['dct:PeriodOfTime'],
    properties: {
      'dcat:startDate': dateLiteral(period.from),
      'dcat:endDate': period.to ? dateLiteral(period.to) : [],
    },
  }
}

/** A file of the latest version with its checksum. */
function fileNodes(
  description: CatalogDescription,
  record: CatalogRecord,
  file: DatasetFile,
): RdfNode[] {
  const { origin } = description
  const { format, bytes, sha256 } = file
  const to = datasetAddresses(origin, record.slug)
  const distribution: RdfNode = {
    id: to.distribution(format),
    types: ['dcat:Distribution'],
    properties: {
      'dct:title': languageTexts(distributionTitle(record, formatNames[format])),
      'dct:description': languageTexts(fileDescription(format)),
      'dcat:accessURL': nodes(to.latest(format)),
      'dcat:downloadURL': nodes(to.download(format, record.modified)),
      'dct:format': nodes(fileTypeIri(format)),
      'dcat:mediaType': nodes(mediaTypeIri(format)),
      'dcat:byteSize': typed(String(bytes), 'xsd:nonNegativeInteger'),
      'spdx:checksum': nodes(to.checksum(format)),
      ...termsOfUse(description),
      'dct:issued': dateLiteral(record.issued),
      'dct:modified': dateLiteral(record.modified),
    },
  }
  const checksum: RdfNode = {
    id: to.checksum(format),
    types: ['spdx:Checksum'],
    properties: {
      'spdx:algorithm': nodes(concepts.sha256),
      'spdx:checksumValue': typed(sha256, 'xsd:hexBinary'),
    },
  }
  return [distribution, checksum]
}

/**
 * The row API as a distribution and a service. The files have no `dcat:accessService`: udata takes
 * a distribution that has one for an API.
 */
function rowsNodes(of: CatalogDescription, record: CatalogRecord): RdfNode[] {
  const { origin } = of
  const to = datasetAddresses(origin, record.slug)
  const { publisher, contact, apiDescription } = catalogAddresses(origin)
  const title = languageTexts(distributionTitle(record, 'API'))
  const description = languageTexts(rowsDescription)
  const distribution: RdfNode = {
    id: to.rowsDistribution,
    types: ['dcat:Distribution'],
    properties: {
      'dct:title': title,
      'dct:description': description,
      'dcat:accessURL': nodes(to.rows),
      'dcat:accessService': nodes(to.rowsService),
      'dct:format': nodes(fileTypeIri('json')),
      'dcat:mediaType': nodes(mediaTypeIri('json')),
      ...termsOfUse(of),
    },
  }
  const service: RdfNode = {
    id: to.rowsService,
    types: ['dcat:DataService'],
    properties: {
      'dct:title': title,
      'dct:description': description,
      'dcat:endpointURL': nodes(to.rows),
      'dcat:endpointDescription': nodes(apiDescription),
      'dct:conformsTo': nodes(concepts.openApi),
      'dcat:servesDataset': nodes(to.dataset),
      'dct:publisher': nodes(publisher),
      'dcat:contactPoint': nodes(contact),
      'dcat:theme': nodes(...topicThemes[record.topic].map(themeIri)),
      'dcat:keyword': keywordTexts(record.topic),
      'dct:license': nodes(licenceOf(of)),
      'dct:accessRights': nodes(concepts.publicAccess),
      'dct:format': nodes(fileTypeIri('json')),
    },
  }
  return [distribution, service]
}

function termsOfUse(description: CatalogDescription): RdfNode['properties'] {
  return {
    'dct:license': nodes(licenceOf(description)),
    'dcatap:availability': nodes(concepts.stable),
  }
}

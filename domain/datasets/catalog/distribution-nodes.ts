import type { CatalogRecord } from '../catalog-record'
import type { DatasetFile } from '../formats'
import { catalogAddresses, datasetAddresses } from './catalog-addresses'
import { dateLiteral, languageTexts, nodes, type RdfNode, type RdfTerm, typed } from './graph'
import {
  distributionTitle,
  fileDescription,
  formatNames,
  keywordTexts,
  rowsDescription,
} from './labels'
import { concepts, fileTypeIri, mediaTypeIri, themeIri, topicThemes } from './vocabulary'

/** A file of the latest version with its checksum. */
export function fileNodes(origin: string, record: CatalogRecord, file: DatasetFile): RdfNode[] {
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
      'dct:format': iriOrNone(fileTypeIri(format)),
      'dcat:mediaType': iriOrNone(mediaTypeIri(format)),
      'dcat:byteSize': typed(String(bytes), 'xsd:nonNegativeInteger'),
      'spdx:checksum': nodes(to.checksum(format)),
      ...termsOfUse(origin),
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
export function rowsNodes(origin: string, record: CatalogRecord): RdfNode[] {
  const to = datasetAddresses(origin, record.slug)
  const { publisher, contact, licence, apiDescription } = catalogAddresses(origin)
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
      'dct:format': iriOrNone(fileTypeIri('json')),
      'dcat:mediaType': iriOrNone(mediaTypeIri('json')),
      ...termsOfUse(origin),
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
      'dct:license': nodes(licence),
      'dct:accessRights': nodes(concepts.publicAccess),
      'dct:format': iriOrNone(fileTypeIri('json')),
    },
  }
  return [distribution, service]
}

function termsOfUse(origin: string): RdfNode['properties'] {
  return {
    'dct:license': nodes(catalogAddresses(origin).licence),
    'dcatap:availability': nodes(concepts.stable),
  }
}

function iriOrNone(iri: string | null): RdfTerm[] {
  return iri ? nodes(iri) : []
}

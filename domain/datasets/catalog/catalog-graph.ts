import type { LocalisedText } from '../../site/locale'
import type { CatalogRecord } from '../catalog-record'
import { catalogAddresses, datasetAddresses } from './catalog-addresses'
import { datasetNodes } from './dataset-nodes'
import { dateLiteral, languageTexts, nodes, type RdfGraph, type RdfNode, toIri } from './graph'
import { concepts } from './vocabulary'
import { vocabularyNodes } from './vocabulary-nodes'

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
  records: readonly CatalogRecord[]
}

/** Describes the datasets as DCAT-AP 3.0 (https://semiceu.github.io/DCAT-AP/releases/3.0.0/). */
export function buildCatalogGraph(description: CatalogDescription): RdfGraph {
  const { origin, records } = description
  return [
    catalogNode(description),
    ...partyNodes(description),
    ...records.flatMap((record) => datasetNodes(origin, record)),
    ...pageNodes(description),
    ...vocabularyNodes(records),
  ]
}

function catalogNode({ origin, records, ...description }: CatalogDescription): RdfNode {
  const { catalog, page, publisher, contact, licence } = catalogAddresses(origin)
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
      'dct:license': nodes(licence),
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

function pageNodes({ origin, records }: CatalogDescription): RdfNode[] {
  const to = catalogAddresses(origin)
  const pages = [to.page, ...records.map(({ slug }) => datasetAddresses(origin, slug).page)]
  return [
    {
      id: to.licence,
      types: ['dct:LicenseDocument'],
      properties: { 'dct:type': nodes(concepts.attribution) },
    },
    ...pages.map((id): RdfNode => ({ id, types: ['foaf:Document'], properties: {} })),
  ]
}

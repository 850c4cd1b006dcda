import type { CatalogRecord } from '../catalog-record'
import { catalogAddresses, datasetAddresses } from './catalog-addresses'
import { fileNodes, rowsNodes } from './distribution-nodes'
import { dateLiteral, languageTexts, nodes, type RdfNode, typed } from './graph'
import { keywordTexts } from './labels'
import { concepts, frequencyIri, themeIri, topicThemes } from './vocabulary'

/** A dataset with its period, files and row API. */
export function datasetNodes(origin: string, record: CatalogRecord): RdfNode[] {
  return [
    datasetNode(origin, record),
    periodNode(origin, record),
    ...record.files.flatMap((file) => fileNodes(origin, record, file)),
    ...rowsNodes(origin, record),
  ]
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

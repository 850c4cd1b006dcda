import type { LocalisedText } from '../../site/locale'
import type { CatalogRecord } from '../catalog-record'
import { languageTexts, type PrefixedName, type RdfNode } from './graph'
import { conceptTitles } from './labels'
import {
  concepts,
  fileTypeIri,
  frequencyIri,
  mediaTypeIri,
  themeIri,
  themeTitles,
  topicThemes,
} from './vocabulary'

/**
 * Classes of the concepts that the records refer to: SHACL shapes of DCAT-AP test the class of each
 * object. They have no `rdfs:label`: CKAN would store it in place of the IRI.
 */
export function vocabularyNodes(records: readonly CatalogRecord[]): RdfNode[] {
  const formats = ['json' as const, ...records.flatMap(({ files }) => files.map((f) => f.format))]
  const themes = new Set(records.flatMap(({ topic }) => topicThemes[topic]))
  const frequencies = records.map(({ frequency }) => frequencyIri(frequency))
  return [
    ...instancesOf('dct:LinguisticSystem', [concepts.arabic, concepts.english]),
    ...instancesOf('dct:Location', [concepts.saudiArabia]),
    ...instancesOf('dct:RightsStatement', [concepts.publicAccess]),
    ...instancesOf('dct:Standard', [concepts.openApi]),
    ...instancesOf('spdx:ChecksumAlgorithm', [concepts.sha256]),
    ...instancesOf('dct:Frequency', frequencies),
    ...instancesOf('dct:MediaTypeOrExtent', formats.map(fileTypeIri)),
    ...instancesOf('dct:MediaType', formats.map(mediaTypeIri)),
    ...[...themes].map((code) => concept(themeIri(code), themeTitles[code])),
    concept(concepts.stable, conceptTitles.stable),
    concept(concepts.nationalAuthority, conceptTitles.nationalAuthority),
    concept(concepts.attribution, conceptTitles.attribution),
    {
      id: concepts.themes,
      types: ['skos:ConceptScheme'],
      properties: { 'dct:title': languageTexts(conceptTitles.themes) },
    },
  ]
}

function instancesOf(type: PrefixedName, iris: readonly (string | null)[]): RdfNode[] {
  const named = iris.filter((iri) => iri !== null)
  return [...new Set(named)].map((id) => ({ id, types: [type], properties: {} }))
}

function concept(id: string, title: LocalisedText): RdfNode {
  return { id, types: ['skos:Concept'], properties: { 'skos:prefLabel': languageTexts(title) } }
}

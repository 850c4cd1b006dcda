import type { LocalisedText } from '../../site/locale'
import type { CatalogRecord } from '../catalog-record'
import { type FileFormat, mediaTypes } from '../formats'
import { languageTexts, type PrefixedName, type RdfNode } from './graph'
import { conceptTitles } from './labels'

const authority = 'http://publications.europa.eu/resource/authority'

/** Concepts of the controlled vocabularies that DCAT-AP 3.0 requires. */
export const concepts = {
  arabic: `${authority}/language/ARA`,
  english: `${authority}/language/ENG`,
  saudiArabia: `${authority}/country/SAU`,
  publicAccess: `${authority}/access-right/PUBLIC`,
  stable: `${authority}/planned-availability/STABLE`,
  themes: `${authority}/data-theme`,
  nationalAuthority: 'http://purl.org/adms/publishertype/NationalAuthority',
  attribution: 'http://purl.org/adms/licencetype/Attribution',
  sha256: 'http://spdx.org/rdf/terms#checksumAlgorithm_sha256',
  openApi: 'https://spec.openapis.org/oas/v3.1.1',
}

type Frequency = CatalogRecord['frequency']

const frequencyCodes: Record<Frequency, string> = {
  weekly: 'WEEKLY',
  monthly: 'MONTHLY',
  quarterly: 'QUARTERLY',
  biannual: 'ANNUAL_2',
  annual: 'ANNUAL',
}

export function frequencyIri(frequency: Frequency): string {
  return `${authority}/frequency/${frequencyCodes[frequency]}`
}

const fileTypes: Record<FileFormat, string> = {
  csv: `${authority}/file-type/CSV`,
  xlsx: `${authority}/file-type/XLSX`,
  json: `${authority}/file-type/JSON`,
  // The file type authority list has no concept for JSON Lines.
  jsonl: 'https://jsonlines.org/',
}

/** Concept of the EU file type list, else the address of the format itself. */
export function fileTypeIri(format: FileFormat): string {
  return fileTypes[format]
}

/**
 * Media type under the address of the IANA registry, by which harvesters know it. That of JSON Lines
 * is the one its files are sent with; it is not registered.
 */
export function mediaTypeIri(format: FileFormat): string {
  return `https://www.iana.org/assignments/media-types/${mediaTypes[format]}`
}

/** Titles of the used concepts of the EU data theme list. */
const themeTitles = {
  ECON: { ar: 'الاقتصاد والمالية', en: 'Economy and finance' },
  EDUC: { ar: 'التعليم والثقافة والرياضة', en: 'Education, culture and sport' },
  GOVE: { ar: 'الحكومة والقطاع العام', en: 'Government and public sector' },
} satisfies Record<string, LocalisedText>
type ThemeCode = keyof typeof themeTitles

export const topicThemes: Record<CatalogRecord['topic'], readonly ThemeCode[]> = {
  performance: ['GOVE', 'ECON'],
  procurement: ['ECON', 'GOVE'],
  services: ['GOVE'],
  knowledge: ['GOVE', 'EDUC'],
}

export function themeIri(code: ThemeCode): string {
  return `${concepts.themes}/${code}`
}

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

function instancesOf(type: PrefixedName, iris: readonly string[]): RdfNode[] {
  return [...new Set(iris)].map((id) => ({ id, types: [type], properties: {} }))
}

function concept(id: string, title: LocalisedText): RdfNode {
  return { id, types: ['skos:Concept'], properties: { 'skos:prefLabel': languageTexts(title) } }
}

import fc from 'fast-check'
import { Store, type Term } from 'n3'
import { describe, expect, it } from 'vitest'
import { buildCatalogGraph, type CatalogDescription } from '#domain/datasets/catalog/catalog-graph'
import { toDataJson } from '#domain/datasets/catalog/data-json'
import { writeJsonLd, writeTurtle } from '#domain/datasets/catalog/graph'
import { toSchemaOrgDataset } from '#domain/datasets/catalog/schema-org'
import type { CatalogRecord } from '#domain/datasets/catalog-record'
import { fileFormats, mediaTypes } from '#domain/datasets/formats'
import { naughty } from '../../support/forms/naughty'
import { runs } from '../../support/sample'
import { shapes } from './dcat-ap-shapes'
import { expand, linesOf, rdf, readJsonLd, readTurtle } from './read-rdf'

const origin = 'https://open.example.sa'
const topics = ['performance', 'procurement', 'services', 'knowledge'] as const
const frequencies = ['weekly', 'monthly', 'quarterly', 'biannual', 'annual'] as const

function recordOf(topic: CatalogRecord['topic'], at: number): CatalogRecord {
  return {
    slug: `about-${topic}`,
    title: { ar: `بيانات ${at}`, en: `Data ${at}` },
    summary: { ar: `ملخص ${at}`, en: `Summary ${at}` },
    topic,
    frequency: frequencies[at] ?? 'annual',
    period: { from: '2022-01-01', to: at === 0 ? null : '2025-12-31' },
    issued: '2024-03-01',
    modified: '2026-10-01',
    files: fileFormats.map((format, size) => ({ format, bytes: size, sha256: 'a0'.repeat(32) })),
    earlier: ['2026-09-01', '2024-03-01'],
  }
}

const description: CatalogDescription = {
  origin,
  title: { ar: 'البيانات المفتوحة', en: 'Open data' },
  description: { ar: 'مجموعات البيانات', en: 'The datasets' },
  publisher: { ar: 'الهيئة', en: 'The authority' },
  email: 'data@example.sa',
  modified: '2026-11-01',
  records: topics.map(recordOf),
}

const turtle = writeTurtle(buildCatalogGraph(description))
const jsonLd = writeJsonLd(buildCatalogGraph(description))
const store = new Store(readTurtle(turtle))
const objects = (subject: string, name: string) => store.getObjects(subject, expand(name), null)
const valuesOf = (subject: string, name: string) => objects(subject, name).map((o) => o.value)
const instancesOf = (type: string) =>
  store.getSubjects(`${rdf}type`, expand(type), null).map(({ id }) => id)
const isInstance = (term: Term, type: string) => instancesOf(type).includes(term.id)
const datasets = instancesOf('dcat:Dataset')
const distributions = instancesOf('dcat:Distribution')
const files = distributions.filter((id) => !id.endsWith('#rows'))

/** The first period has no end. */
const isWithoutValue = (subject: string, name: string) =>
  name === 'dcat:endDate' && subject === '_:about-performance-period'

function isInRange(term: Term, range: string): boolean {
  if (range === 'iri') return term.termType === 'NamedNode'
  if (term.termType !== 'Literal') return isInstance(term, range)
  if (range === 'text' || range === 'words') return term.language !== ''
  return range.startsWith('xsd:') && term.datatype.value === expand(range)
}

function findFaults(subject: string, name: string, rule: string): string[] {
  const [need, most, range = ''] = rule.split(' ')
  const found = objects(subject, name)
  const languages = found.map((term) => (term.termType === 'Literal' ? term.language : ''))
  const faults = {
    missing: need !== 'O' && found.length === 0 && !isWithoutValue(subject, name),
    repeated: most === '1' && found.length > 1,
    language: range === 'text' && found.length > 0 && languages.join() !== 'ar,en',
    range: !found.every((term) => isInRange(term, range)),
  }
  return Object.entries(faults).flatMap(([fault, is]) => (is ? `${subject} ${name} ${fault}` : []))
}

describe('the catalogue', () => {
  it('is the same graph as Turtle and as JSON-LD', () => {
    expect(linesOf(readJsonLd(jsonLd))).toEqual(linesOf(readTurtle(turtle)))
    expect(store.size).toBeGreaterThan(500)
    expect([datasets.length, files.length]).toEqual([topics.length, topics.length * 4])
  })

  it.each(Object.entries(shapes))('describes each %s as DCAT-AP 3.0 requires', (type, shape) => {
    const subjects = instancesOf(type)
    expect(subjects).not.toEqual([])
    const faults = subjects.flatMap((subject) =>
      Object.entries(shape).flatMap(([name, rule]) => findFaults(subject, name, rule)),
    )
    const known = new Set([`${rdf}type`, ...Object.keys(shape).map(expand)])
    const unknown = subjects.flatMap((subject) =>
      store.getPredicates(subject, null, null).filter(({ value }) => !known.has(value)),
    )
    expect([...faults, ...unknown.map(({ value }) => value)]).toEqual([])
  })

  it('refers to nothing on this site that it does not describe or serve', () => {
    const served = /\/(openapi\.json|api\/v1\/.+\/rows|open-data\/.+\/[\w-]+\.[a-z]+)$/
    const own = store.getObjects(null, null, null).filter(({ value }) => value.startsWith(origin))
    const dangling = own.filter(
      ({ id, value }) => store.getQuads(id, null, null, null).length === 0 && !served.test(value),
    )
    expect(own.length).toBeGreaterThan(50)
    expect(dangling).toEqual([])
  })

  it('names the latest file, the dated file and its checksum', () => {
    const csv = `${origin}/open-data/about-services#csv`
    expect(valuesOf(csv, 'dcat:accessURL')).toEqual([
      `${origin}/open-data/about-services/latest.csv`,
    ])
    expect(valuesOf(csv, 'dcat:downloadURL')).toEqual([
      `${origin}/open-data/about-services/2026-10-01.csv`,
    ])
    expect(valuesOf(`${csv}-checksum`, 'spdx:checksumValue')).toEqual(['a0'.repeat(32)])
    expect(valuesOf(csv, 'dcat:mediaType')).toEqual([
      'https://www.iana.org/assignments/media-types/text/csv',
    ])
    const types = fileFormats.map((format) =>
      valuesOf(`${origin}/open-data/about-services#${format}`, 'dcat:mediaType').map((iri) =>
        iri.replace('https://www.iana.org/assignments/media-types/', ''),
      ),
    )
    expect(types).toEqual(fileFormats.map((format) => [mediaTypes[format]]))
  })

  it('names the earlier versions with their files, which are no datasets of their own', () => {
    const dataset = `${origin}/open-data/about-services#dataset`
    const earlier = valuesOf(dataset, 'dcat:hasVersion')
    expect(earlier.map((iri) => iri.split('#')[1])).toEqual(['2026-09-01', '2024-03-01'])
    const [first = ''] = earlier
    expect(valuesOf(first, 'dcat:isVersionOf')).toEqual([dataset])
    expect(valuesOf(first, 'dct:hasFormat')).toEqual(
      fileFormats.map((format) => `${origin}/open-data/about-services/2026-09-01.${format}`),
    )
    expect(datasets.length).toBe(topics.length)
  })

  it('has the standard licence of the settings, where there is one', () => {
    const licence = 'https://creativecommons.org/licenses/by/4.0/'
    const licensed = new Store(
      readTurtle(writeTurtle(buildCatalogGraph({ ...description, licence }))),
    )
    const found = licensed.getObjects(null, expand('dct:license'), null).map(({ value }) => value)
    expect(new Set(found)).toEqual(new Set([licence]))
    expect(licensed.getSubjects(`${rdf}type`, expand('dct:LicenseDocument'), null).length).toBe(1)
    expect(valuesOf(`${origin}/open-data#catalog`, 'dct:license')).toEqual([
      `${origin}/open-data#licence`,
    ])
    expect(JSON.stringify(toDataJson({ ...description, licence }, 'en'))).toContain(licence)
  })

  it('is valid without datasets', () => {
    const graph = buildCatalogGraph({ ...description, records: [] })
    expect(linesOf(readJsonLd(writeJsonLd(graph)))).toEqual(linesOf(readTurtle(writeTurtle(graph))))
  })

  it('keeps every text, and every IRI valid, in both formats', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc
        .array(
          fc.constantFrom('"', '\\', '\n', '\r', '>', '<', "'", '\u0000', 'ع', '\u202e', '@'),
          {
            maxLength: 8,
          },
        )
        .map((parts) => parts.join('')),
      fc.constantFrom(...naughty.map(([, input]) => input)),
    )
    fc.assert(
      fc.property(text, text, text, (ar, en, email) => {
        const title = { ar, en }
        const graph = buildCatalogGraph({ ...description, title, email, records: [] })
        const quads = readTurtle(writeTurtle(graph))
        const catalog = `${origin}/open-data#catalog`
        const titles = new Store(quads).getObjects(catalog, expand('dct:title'), null)
        expect(titles.map((term) => term.value)).toEqual([ar.toWellFormed(), en.toWellFormed()])
        expect(linesOf(readJsonLd(writeJsonLd(graph)))).toEqual(linesOf(quads))
      }),
      runs,
    )
  })
})

describe('a harvester', () => {
  it('udata finds an identifier, a title, files that are not APIs and periods in place', () => {
    expect(new Set(datasets.flatMap((id) => valuesOf(id, 'dct:identifier'))).size).toBe(
      topics.length,
    )
    expect(datasets.filter((id) => valuesOf(id, 'dct:title').length !== 2)).toEqual([])
    expect(files.filter((id) => valuesOf(id, 'dcat:accessService').length > 0)).toEqual([])
    const periods = datasets.flatMap((id) => objects(id, 'dct:temporal'))
    expect(periods.map(({ termType }) => termType)).toEqual(topics.map(() => 'BlankNode'))
    const codes = datasets.flatMap((id) => valuesOf(id, 'dct:accrualPeriodicity'))
    expect(codes.map((iri) => iri.replace(/^.*\/frequency\//, ''))).toEqual([
      'WEEKLY',
      'MONTHLY',
      'QUARTERLY',
      'ANNUAL_2',
    ])
    expect(valuesOf(`${origin}/open-data#contact`, 'vcard:hasEmail')).toEqual([
      'mailto:data@example.sa',
    ])
  })

  it('CKAN finds IRIs, an address for each resource, tags it accepts and no labels for IRIs', () => {
    expect([...datasets, ...distributions].filter((id) => !id.startsWith(origin))).toEqual([])
    const addresses = distributions.flatMap((id) => valuesOf(id, 'dcat:accessURL'))
    expect(new Set(addresses).size).toBe(distributions.length)
    const tags = datasets.flatMap((id) => valuesOf(id, 'dcat:keyword'))
    expect(tags.filter((tag) => !/^[\p{L}\p{N}\p{M} _.-]{2,100}$/u.test(tag))).toEqual([])
    expect(tags.length).toBeGreaterThan(topics.length)
    expect(store.getQuads(null, expand('rdfs:label'), null, null)).toEqual([])
  })

  it.each(['ar', 'en'] as const)('of data.json finds its required fields in %s', (locale) => {
    const { dataset, ...catalog } = JSON.parse(JSON.stringify(toDataJson(description, locale)))
    expect(catalog).toMatchObject({
      conformsTo: 'https://project-open-data.cio.gov/v1.1/schema',
      title: description.title[locale],
    })
    const required =
      'title description keyword modified publisher contactPoint identifier accessLevel'
    expect(dataset.length).toBe(topics.length)
    expect(required.split(' ').filter((name) => !(name in dataset[0]))).toEqual([])
    expect(dataset[0]).toMatchObject({
      '@id': `${origin}/open-data/about-performance#dataset`,
      title: description.records[0]?.title[locale],
      temporal: '2022-01-01/2026-10-01',
      contactPoint: { fn: description.publisher[locale], hasEmail: 'mailto:data@example.sa' },
    })
    expect(dataset[0].distribution.map((one: { format: string }) => one.format)).toEqual([
      'CSV',
      'XLSX',
      'JSON',
      'JSONL',
      'API',
    ])
  })
})

describe('a dataset in schema.org', () => {
  it.each([
    ['ar', ''],
    ['en', '/en'],
  ] as const)('has the fields of dataset search in %s', (locale, prefix) => {
    const [record] = description.records
    if (!record) throw new Error('No record')
    expect(
      toSchemaOrgDataset(
        { ...record, title: record.title[locale], summary: record.summary[locale] },
        origin,
        locale,
      ),
    ).toMatchObject({
      '@type': 'Dataset',
      '@id': datasets[0],
      url: `${origin}${prefix}/open-data/about-performance`,
      name: record.title[locale],
      description: record.summary[locale],
      license: `${origin}/open-data#licence`,
      creator: { '@id': `${origin}/#organization` },
      temporalCoverage: '2022-01-01/..',
      includedInDataCatalog: { url: `${origin}${prefix}/open-data` },
      distribution: fileFormats.map((format, bytes) => ({
        '@type': 'DataDownload',
        contentUrl: `${origin}/open-data/about-performance/2026-10-01.${format}`,
        encodingFormat: mediaTypes[format],
        contentSize: `${bytes} B`,
        sha256: 'a0'.repeat(32),
      })),
    })
  })
})

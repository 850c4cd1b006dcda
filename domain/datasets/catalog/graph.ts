import type { Locale } from '../../site/locale'

/** Namespaces of the catalogue's RDF graph by prefix. */
export const namespaces = {
  adms: 'http://www.w3.org/ns/adms#',
  dcat: 'http://www.w3.org/ns/dcat#',
  dcatap: 'http://data.europa.eu/r5r/',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  spdx: 'http://spdx.org/rdf/terms#',
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const

/** A name with a prefix, `dct:title`. */
export type PrefixedName = `${keyof typeof namespaces}:${string}`

export type RdfTerm =
  | { kind: 'node'; id: string }
  | { kind: 'text'; value: string; language: Locale }
  | { kind: 'literal'; value: string; datatype: PrefixedName | null }

/** A subject with its classes and properties. `id` is an absolute IRI or a blank node, `_:label`. */
export interface RdfNode {
  id: string
  types: readonly PrefixedName[]
  properties: Readonly<Partial<Record<PrefixedName, readonly RdfTerm[]>>>
}

/** An RDF graph; no two nodes have the same id. */
export type RdfGraph = readonly RdfNode[]

// RFC 3987 forbids these characters in an IRI; Turtle's IRIREF does too.
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are among them.
const notInIri = /[\u0000-\u0020<>"{}|^`\\\u007f-\u009f]/gu

/** Percent-encodes the characters that an IRI cannot hold. */
export function toIri(address: string): string {
  return address.toWellFormed().replace(notInIri, encodeURIComponent)
}

export function nodes(...ids: string[]): RdfTerm[] {
  return ids.map((id) => ({ kind: 'node', id }))
}

/** One literal a language, Arabic first: harvesters without a language choice take the first. */
export function languageTexts({ ar, en }: Readonly<Record<Locale, string>>): RdfTerm[] {
  return [languageText('ar', ar), languageText('en', en)]
}

/** Lone surrogates are replaced: UTF-8 has no form for them. */
export function languageText(language: Locale, value: string): RdfTerm {
  return { kind: 'text', value: value.toWellFormed(), language }
}

/** Without a datatype, a plain string. */
export function typed(value: string, datatype: PrefixedName | null): RdfTerm[] {
  return [{ kind: 'literal', value: value.toWellFormed(), datatype }]
}

/** Days are `YYYY-MM-DD`. */
export function dateLiteral(value: string): RdfTerm[] {
  return typed(value, 'xsd:date')
}

/** Writes a graph as flattened JSON-LD 1.1; its context is inline, so nothing has to be fetched. */
export function writeJsonLd(graph: RdfGraph): string {
  return `${JSON.stringify({ '@context': namespaces, '@graph': graph.map(toJsonNode) }, null, 2)}\n`
}

function toJsonNode({ id, types, properties }: RdfNode): object {
  const entries = Object.entries(properties)
    .filter(([, terms]) => terms && terms.length > 0)
    .map(([name, terms]) => [name, (terms ?? []).map(toJsonValue)])
  return { '@id': id, '@type': types, ...Object.fromEntries(entries) }
}

function toJsonValue(term: RdfTerm): object | string {
  if (term.kind === 'node') return { '@id': term.id }
  if (term.kind === 'text') return { '@value': term.value, '@language': term.language }
  return term.datatype ? { '@value': term.value, '@type': term.datatype } : term.value
}

/** Writes a graph as Turtle (RDF 1.1 Turtle). */
export function writeTurtle(graph: RdfGraph): string {
  const prefixes = Object.entries(namespaces).map(
    ([prefix, iri]) => `@prefix ${prefix}: <${iri}> .\n`,
  )
  return [prefixes.join(''), ...graph.map(writeNode)].join('\n')
}

function writeNode({ id, types, properties }: RdfNode): string {
  const lines = Object.entries(properties)
    .filter(([, terms]) => terms && terms.length > 0)
    .map(([name, terms]) => `${name} ${(terms ?? []).map(writeTerm).join(', ')}`)
  return `${[`${writeId(id)} a ${types.join(', ')}`, ...lines].join(' ;\n  ')} .\n`
}

function writeTerm(term: RdfTerm): string {
  if (term.kind === 'node') return writeId(term.id)
  const quoted = `"${term.value.replace(notPlain, escapeCharacter)}"`
  if (term.kind === 'text') return `${quoted}@${term.language}`
  return term.datatype ? `${quoted}^^${term.datatype}` : quoted
}

function writeId(id: string): string {
  return id.startsWith('_:') ? id : `<${id}>`
}

// Line and paragraph separators and the byte order mark are escaped for editors, not for the syntax.
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls have to be escaped.
const notPlain = /["\\\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g

const shortEscapes: Record<string, string> = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
}

function escapeCharacter(character: string): string {
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return shortEscapes[character] ?? `\\u${code}`
}

import { namespaces, type RdfGraph, type RdfNode, type RdfTerm } from './graph'

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

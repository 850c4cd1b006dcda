import { namespaces, type RdfGraph, type RdfNode, type RdfTerm } from './graph'

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

import { DataFactory, Parser, type Quad } from 'n3'
import { expect } from 'vitest'
import { namespaces } from '#domain/datasets/catalog/graph'

const { blankNode, literal, namedNode, quad } = DataFactory
export const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
export function expand(name: string): string {
  const [prefix = '', local = ''] = name.split(':')
  const namespace = { ...namespaces, rdf, rdfs: 'http://www.w3.org/2000/01/rdf-schema#' }[prefix]
  if (!namespace) throw new Error(`Unknown prefix of ${name}`)
  return namespace + local
}

export const readTurtle = (text: string) => new Parser({ blankNodePrefix: '' }).parse(text)

/** Reads flattened JSON-LD with prefixes for its context. */
export function readJsonLd(text: string): Quad[] {
  const { '@context': context, '@graph': graph, ...others } = JSON.parse(text)
  expect(others).toEqual({})
  const iriOf = (name: string) => {
    const [prefix = '', local] = name.split(':')
    if (!(prefix in context)) throw new Error(`Unknown prefix of ${name}`)
    return namedNode(context[prefix] + local)
  }
  const nodeOf = (id: string) => (id.startsWith('_:') ? blankNode(id.slice(2)) : namedNode(id))
  const termOf = (value: string | Record<string, string>) => {
    if (typeof value === 'string') return literal(value)
    const { '@id': id, '@value': written = '', '@language': language, '@type': type } = value
    if (id !== undefined) return nodeOf(id)
    return literal(written, type ? iriOf(type) : language)
  }
  return graph.flatMap(({ '@id': id, '@type': types, ...properties }: Record<string, string[]>) => [
    ...(types ?? []).map((type) => quad(nodeOf(String(id)), namedNode(`${rdf}type`), iriOf(type))),
    ...Object.entries(properties).flatMap(([name, values]) =>
      values.map((value) => quad(nodeOf(String(id)), iriOf(name), termOf(value))),
    ),
  ])
}

/** A graph as sorted lines; two graphs with the same blank node labels are equal if these are. */
export const linesOf = (quads: Quad[]) =>
  quads.map((one) => JSON.stringify([one.subject, one.predicate, one.object])).toSorted()

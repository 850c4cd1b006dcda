export type Json = Record<string, unknown>

/** A reference to a component of the document. */
export const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

/** Several objects as one. */
export const merge = (parts: readonly Json[]): Json => Object.assign({}, ...parts)

/** A query parameter; its description stands beside its schema. */
export function parameter(name: string, description: string, schema: Json, more: Json = {}): Json {
  const { description: _, ...own } = schema
  return { name, in: 'query', description, schema: own, ...more }
}

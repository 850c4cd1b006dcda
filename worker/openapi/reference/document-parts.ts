import type { ApiField } from '#domain/payloads/open'

/** A JSON Schema of the OpenAPI document. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  required?: string[]
  properties?: Record<string, Schema>
  examples?: unknown[]
  description?: string
}

export interface Parameter {
  $ref?: string
  name: string
  in: string
  style?: string
  required?: boolean
  description: string
  schema: Schema
}

interface Content {
  schema: Schema
  example?: Record<string, string | number | string[]>
}

interface Response {
  $ref?: string
  content?: Record<string, Content>
}

export interface Operation {
  summary: string
  description?: string
  parameters?: Parameter[]
  responses: Record<string, Response>
}

export interface WriteOperation extends Operation {
  requestBody: { content: Record<string, Content> }
}

/** The parts of the OpenAPI document that its page shows. */
export interface ApiDescription {
  paths: Record<string, { get?: Operation; post?: WriteOperation }>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, Response>
  }
}

type Components = ApiDescription['components']

/** The component that a reference names, or the value itself. */
export function follow<T extends { $ref?: string }>(
  { components }: ApiDescription,
  kind: keyof Components,
  value: T,
): T {
  const name = value.$ref?.split('/').at(-1)
  return name === undefined ? value : ((components[kind][name] as T | undefined) ?? value)
}

/** Formats that say more than `string`. */
const formats = ['date', 'date-time', 'uri', 'binary']
/** Most properties of an object that its type names. */
const mostNamed = 6

/** A JSON type in a few characters. */
function typeOf({ $ref, type, format, anyOf, items, properties, const: only }: Schema): string {
  if ($ref) return 'object'
  if (anyOf) return anyOf.map(typeOf).join(' | ')
  if (only !== undefined) return JSON.stringify(only)
  if (type === 'array' && items) return `${typeOf(items)}[]`
  if (properties) {
    const names = Object.keys(properties)
    return names.length > mostNamed ? 'object' : `{ ${names.join(', ')} }`
  }
  if (format && formats.includes(format)) return format
  return [type ?? 'any'].flat().join(' | ')
}

export function enumValuesOf({ enum: values, items }: Schema): string[] {
  return (values ?? items?.enum ?? []).map(String)
}

function fieldOf(name: string, schema: Schema, text = schema.description ?? ''): ApiField {
  return { name, text, type: typeOf(schema), values: enumValuesOf(schema) }
}

export function fieldsOf({ properties = {} }: Schema): ApiField[] {
  return Object.entries(properties).map(([name, schema]) => fieldOf(name, schema))
}

export function fieldOfParameter(parameter: Parameter): ApiField {
  const { name, style, schema, description, required } = parameter
  // The properties of an object are parameters in brackets (OpenAPI, style deepObject).
  const field =
    style === 'deepObject'
      ? fieldOf(`${name}[…]`, { type: 'string' }, description)
      : fieldOf(name, schema, description)
  return required ? { ...field, isRequired: true } : field
}

export function answerOf({ responses }: Operation): { status: number; schema: Schema } {
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  return { status: Number(status), schema: response?.content?.['application/json']?.schema ?? {} }
}

/** The names of the problems that an operation may answer with. */
export function problemsOf(description: ApiDescription, { responses }: Operation): string[] {
  return Object.values(responses).flatMap((response) => {
    const { content } = follow(description, 'responses', response)
    const types = content?.['application/problem+json']?.schema.properties?.type?.enum ?? []
    return types.map((type) => String(type).split('#').at(-1) ?? '')
  })
}

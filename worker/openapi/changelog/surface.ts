import type { Json } from '../json-schema'

/** What a program depends on in an OpenAPI document: a line for each part, with its type. */
type Surface = ReadonlyMap<string, string>

export const changeKinds = ['added', 'changed', 'removed'] as const

/** A difference between two documents; `what` is an operation, a parameter, a field or a header. */
export interface ApiChange {
  kind: (typeof changeKinds)[number]
  what: string
}

interface Schema extends Json {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  required?: string[]
}

interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  schema: Schema
}

type Content = Record<string, { schema?: Schema }>

interface Operation {
  deprecated?: boolean
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { $ref?: string; content?: Content }>
}

export interface ApiSurfaceDocument {
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    headers: Json
  }
}

const texts = ['description', 'summary', 'examples', 'example', 'tags', 'info', 'externalDocs']

/** A document without its texts: all that programs depend on, and nothing that only people read. */
export function withoutTexts<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutTexts) as T
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name, one]) => {
    // A field may have the name of a text: its value is a schema.
    const isText = texts.includes(name) && (typeof one !== 'object' || Array.isArray(one))
    return !(isText || ['info', 'externalDocs', 'example'].includes(name))
  })
  return Object.fromEntries(kept.map(([name, one]) => [name, withoutTexts(one)])) as T
}

/** A schema in one line, without what has lines of its own. */
function typeOf({ properties: _, required: __, items, anyOf, ...own }: Schema): string {
  const inner = [items && typeOf(items), anyOf?.map(typeOf).join(' or ')].filter(Boolean)
  return [JSON.stringify(own), ...inner].join(' of ')
}

function addFields(lines: Map<string, string>, name: string, schema: Schema): void {
  const { properties = {}, required = [], items, anyOf = [] } = schema
  for (const [field, one] of Object.entries(properties)) {
    const isRequired = required.includes(field) ? ' required' : ''
    lines.set(`${name}.${field}`, typeOf(one) + isRequired)
    addFields(lines, `${name}.${field}`, one)
  }
  if (items) addFields(lines, `${name}[]`, items)
  for (const one of anyOf) addFields(lines, name, one)
}

function addOperation(
  lines: Map<string, string>,
  name: string,
  { deprecated, parameters = [], requestBody, responses }: Operation,
  shared: Record<string, Parameter>,
): void {
  lines.set(name, deprecated ? 'deprecated' : '')
  for (const one of parameters) {
    const parameter = one.$ref ? shared[one.$ref.split('/').at(-1) ?? ''] : one
    if (!parameter) continue
    const isRequired = parameter.required ? ' required' : ''
    lines.set(`${name} ${parameter.in} ${parameter.name}`, typeOf(parameter.schema) + isRequired)
  }
  for (const [type, { schema = {} }] of Object.entries(requestBody?.content ?? {})) {
    lines.set(`${name} ${type}`, '')
    addFields(lines, `${name} ${type} body`, schema)
  }
  for (const [status, { $ref = '', content = {} }] of Object.entries(responses)) {
    lines.set(`${name} ${status}`, $ref)
    for (const [type, { schema = {} }] of Object.entries(content)) {
      lines.set(`${name} ${status} ${type}`, typeOf(schema))
      addFields(lines, `${name} ${status}`, schema)
    }
  }
}

function surfaceOf({ servers, paths, components }: ApiSurfaceDocument): Surface {
  const lines = new Map<string, string>()
  for (const { url } of servers) lines.set(`server ${new URL(url).pathname}`, '')
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      addOperation(lines, `${method.toUpperCase()} ${path}`, operation, components.parameters)
    }
  }
  for (const [name, schema] of Object.entries(components.schemas)) {
    lines.set(`schema ${name}`, typeOf(schema))
    addFields(lines, name, schema)
  }
  for (const name of Object.keys(components.headers)) lines.set(`header ${name}`, '')
  return lines
}

/** True for a part of something that is named by itself: a field of a new operation or schema. */
function isWithin(what: string, others: ReadonlySet<string>): boolean {
  const schema = /^(?:Partial)?(\w+?)(?:List)?(?=[.[])/.exec(what)?.[0]
  if (schema && others.has(`schema ${schema}`)) return true
  return [...others].some((one) => [' ', '.', '['].some((mark) => what.startsWith(one + mark)))
}

/**
 * What differs between two documents, in the order of their lines. Parts of what is new or gone are
 * not named; neither are schemas, whose operations or fields say it.
 */
export function compareDocuments(
  former: ApiSurfaceDocument,
  current: ApiSurfaceDocument,
): ApiChange[] {
  const [before, after] = [surfaceOf(withoutTexts(former)), surfaceOf(withoutTexts(current))]
  const added = new Set([...after.keys()].filter((what) => !before.has(what)))
  const removed = new Set([...before.keys()].filter((what) => !after.has(what)))
  const changed = [...after].filter(([what, type]) => (before.get(what) ?? type) !== type)
  const named = (kind: ApiChange['kind'], lines: ReadonlySet<string>) =>
    [...lines]
      .filter((what) => !(isWithin(what, lines) || what.startsWith('schema ')))
      .map((what) => ({ kind, what }))
  return [
    ...named('added', added),
    ...changed.map(([what]) => ({ kind: 'changed', what }) as const),
    ...named('removed', removed),
  ].filter(isTold)
}

/** The partial schema of a record changes with the record, which is enough to tell. */
function isTold({ what }: ApiChange): boolean {
  return !/^Partial\w+[.[]|\.translation(?:\.|$)/.test(what)
}

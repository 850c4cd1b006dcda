import { rowsPath } from '#domain/datasets/formats'
import type { Lists } from '#domain/forms/form'
import type {
  ApiCollection,
  ApiField,
  ApiInput,
  ApiWrite,
  OpenApiPayload,
} from '#domain/payloads/open'
import { commonFields } from '#domain/resources/described'
import { collections } from '#domain/resources/registry'
import type { Locale } from '#domain/site/locale'
import { apiPath } from '../paths'
import { apiProblems } from '../problem-types'
import { createOpenApiDocument } from './document'
import { rowTexts } from './row-texts'
import { rowsTemplate } from './rows'
import { samplesOf } from './samples'

interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  examples?: unknown[]
  description?: string
}

interface Parameter {
  $ref?: string
  name: string
  in: string
  description: string
  schema: Schema
}

interface WriteOperation {
  summary: string
  requestBody: { content: Record<string, { schema: Schema }> }
}

interface Described {
  paths: Record<string, { get?: { parameters: Parameter[] }; post?: WriteOperation }>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

/** Formats that say more than `string`. */
const formats = ['date', 'date-time', 'uri']
/** A dataset with rows that need no explanation. */
const sampleDataset = 'working-days'
/** Most properties of an object that its type names. */
const mostNamed = 6

/** A JSON type in a few characters. */
function typeOf({ type, format, anyOf, items, properties, const: only }: Schema): string {
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

function valuesOf({ enum: values, items }: Schema): string[] {
  return (values ?? items?.enum ?? []).map(String)
}

const fieldOf = (name: string, schema: Schema, text = schema.description ?? ''): ApiField => ({
  name,
  text,
  type: typeOf(schema),
  values: valuesOf(schema),
})

/** Inputs of the form that tries a list: language, filters, order and number. */
function inputsOf(parameters: readonly Parameter[]): ApiInput[] {
  return parameters
    .filter(({ name }) => name !== 'cursor' && name !== 'fields')
    .map(({ name, schema }) => ({
      name,
      values: valuesOf(schema),
      example: name === 'limit' ? '3' : String(schema.examples?.[0] ?? ''),
    }))
}

const isCommonParameter = ({ $ref, name }: Parameter) => $ref !== undefined || name === 'fields'
const isCommonField = (name: string) => Object.hasOwn(commonFields, name) || name === 'translation'

/** The rows of datasets, as if they were a collection; the sample dataset stands in its path. */
function rowsCollection({ paths, components }: Described, origin: string, locale: Locale) {
  const path = rowsPath(sampleDataset)
  const parameters = (paths[rowsTemplate]?.get?.parameters ?? []).filter(
    ({ $ref, in: place }) => !$ref && place === 'query',
  )
  const filter = { name: 'filter[working_day]', in: 'query', description: '' }
  const sampled = [
    { ...filter, schema: { enum: ['false', 'true'] } },
    ...parameters.filter(({ name }) => name === 'sort'),
    { ...filter, name: 'limit', schema: {} },
  ]
  const { properties = {} } = components.schemas.RowList ?? {}
  return {
    name: 'rows',
    path,
    onePath: null,
    title: rowTexts.title[locale],
    description: rowTexts.description[locale],
    parameters: parameters.map(({ name, schema, description }) =>
      fieldOf(name, schema, description),
    ),
    fields: Object.entries(properties).map(([field, schema]) => fieldOf(field, schema)),
    inputs: inputsOf(sampled),
    samples: samplesOf(origin + path, sampled),
  }
}

function writeOf(path: string, { summary, requestBody }: WriteOperation): ApiWrite {
  const [[mediaType, { schema }] = ['', { schema: {} }]] = Object.entries(requestBody.content)
  const fields = Object.entries(schema.properties ?? {})
  return {
    name: path.slice(apiPath.length + 1).replace('/', '-'),
    path,
    title: summary,
    mediaType,
    fields: fields.map(([field, of]) => fieldOf(field, of)),
  }
}

/** Reads the content of the page about the API from its OpenAPI document. */
export function describeApi(
  origin: string,
  locale: Locale,
  lists: Lists,
): Pick<OpenApiPayload, 'description' | 'common' | 'collections' | 'writes' | 'problems'> {
  const document = createOpenApiDocument(origin, locale, lists)
  const { paths, components } = document as unknown as Described
  const resolve = (one: Parameter) =>
    one.$ref ? (components.parameters[one.$ref.split('/').at(-1) ?? ''] ?? one) : one
  const describeParameter = ({ name, schema, description }: Parameter) =>
    fieldOf(name, schema, description)
  const [first] = collections
  const listed = paths[`${apiPath}/${first?.name}`]?.get?.parameters ?? []
  const shared = components.schemas[first?.schemaName ?? '']?.properties ?? {}
  const common = {
    parameters: listed
      .filter(isCommonParameter)
      .map(resolve)
      .map((one) => ({
        ...describeParameter(one),
        // The fields to choose from are those of each collection.
        ...(one.name === 'fields' && { values: [] }),
      })),
    fields: Object.entries(shared)
      .filter(([field]) => isCommonField(field))
      .map(([field, schema]) => fieldOf(field, schema)),
  }
  const shown = collections.map(({ name, schemaName, title, description }): ApiCollection => {
    const path = `${apiPath}/${name}`
    const declared = paths[path]?.get?.parameters ?? []
    const parameters = declared.map(resolve)
    const { properties = {} } = components.schemas[schemaName] ?? {}
    const fields = Object.entries(properties).filter(([field]) => !isCommonField(field))
    return {
      name,
      path,
      onePath: `${path}/{id}`,
      title: title[locale],
      description: description[locale],
      parameters: declared.filter((one) => !isCommonParameter(one)).map(describeParameter),
      fields: fields.map(([field, schema]) => fieldOf(field, schema)),
      inputs: inputsOf(parameters),
      samples: samplesOf(`${origin}${path}`, parameters),
    }
  })
  return {
    description: document.info.description,
    common,
    collections: [...shown, rowsCollection(document as unknown as Described, origin, locale)],
    writes: Object.entries(paths).flatMap(([path, { post }]) =>
      post ? [writeOf(path, post)] : [],
    ),
    problems: Object.entries(apiProblems).map(([name, { status, title, advice }]) => ({
      name,
      status,
      title: title[locale],
      advice: advice[locale],
    })),
  }
}

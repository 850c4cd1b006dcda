import type { OpenApiPayload } from '#client/pages/open/open-api/payload.ts'
import { rowsPath } from '#domain/datasets/formats'
import type { ApiInput, ApiRead, ApiSample } from '#domain/payloads/open'
import { commonFields } from '#domain/resources/described'
import { collections } from '#domain/resources/registry'
import type { Locale } from '#domain/site/locale'
import { apiPath } from '../../routing/resolve-url'
import { deletionsPath } from '../bulk'
import { rowsTemplate } from '../rows'
import { searchApiPath } from '../search'
import { bulkTexts, documentTexts, rowTexts, searchTexts, writeTexts } from '../texts'
import {
  type ApiDescription,
  answerOf,
  enumValuesOf,
  fieldOfParameter,
  fieldsOf,
  follow,
  type Operation,
  type Parameter,
  problemsOf,
} from './document-parts'

/** A dataset with rows that need no explanation. */
const sampleDataset = 'working-days'

/** Inputs of the form that tries a read: language, filters, order and number. */
function inputsOf(parameters: readonly Parameter[]): ApiInput[] {
  return parameters
    .filter(({ name }) => name !== 'cursor' && name !== 'fields')
    .map(({ name, schema, required = false }) => ({
      name,
      values: enumValuesOf(schema),
      example: name === 'limit' ? '3' : String(schema.examples?.[0] ?? ''),
      isRequired: required,
    }))
}

const isCommonParameter = ({ $ref, name }: Parameter) => $ref !== undefined || name === 'fields'
const isCommonField = (name: string) => Object.hasOwn(commonFields, name) || name === 'translation'

const readAt = ({ paths }: ApiDescription, path: string): Operation => {
  const operation = paths[path]?.get
  if (!operation) throw new Error(`the document has no read of ${path}`)
  return operation
}

const parametersOf = (description: ApiDescription, { parameters = [] }: Operation) =>
  parameters.map((one) => follow(description, 'parameters', one))

/** The parameters of all lists and the fields of all records. */
export function describeCommon(description: ApiDescription): OpenApiPayload['common'] {
  const [first] = collections
  const list = readAt(description, `${apiPath}/${first?.name}`)
  const record = readAt(description, `${apiPath}/${first?.name}/{id}`)
  const shared = (list.parameters ?? []).filter(isCommonParameter)
  const listSchema = follow(description, 'schemas', answerOf(list).schema)
  return {
    parameters: shared.map((one) => {
      const field = fieldOfParameter(follow(description, 'parameters', one))
      // The fields to choose from are those of each collection.
      return one.name === 'fields' ? { ...field, values: [] } : field
    }),
    fields: fieldsOf(description.components.schemas[first?.schemaName ?? ''] ?? {}).filter(
      ({ name }) => isCommonField(name),
    ),
    list: fieldsOf(listSchema),
    problems: [...new Set([...problemsOf(description, list), ...problemsOf(description, record)])],
  }
}

/** A read that is no collection: all its parameters and fields are its own. */
function describeSingle(
  description: ApiDescription,
  { name, path, title, text }: Record<'name' | 'path' | 'title' | 'text', string>,
  sample: { address: string; query: [string, string][]; result: string },
): ApiRead {
  const operation = readAt(description, path)
  const parameters = parametersOf(description, operation)
  return {
    name,
    path,
    action: path,
    onePath: null,
    title,
    description: text,
    parameters: parameters.map(fieldOfParameter),
    fields: fieldsOf(answerOf(operation).schema),
    inputs: inputsOf(parameters),
    samples: readSamples(sample.address, sample.query, sample.result),
    problems: problemsOf(description, operation),
  }
}

/** `GET /api/v1`. */
export function describeIndex(description: ApiDescription, origin: string, locale: Locale) {
  const texts = { title: documentTexts.index[locale], text: documentTexts.indexText[locale] }
  return describeSingle(
    description,
    { name: 'index', path: apiPath, ...texts },
    { address: origin + apiPath, query: [['lang', locale]], result: 'collections' },
  )
}

/** `GET /api/v1/search`. */
export function describeSearch(description: ApiDescription, origin: string, locale: Locale) {
  const texts = { title: searchTexts.title[locale], text: searchTexts.description[locale] }
  return describeSingle(
    description,
    { name: 'search', path: searchApiPath, ...texts },
    {
      address: origin + searchApiPath,
      query: [['q', searchTexts.example[locale]]],
      result: 'items',
    },
  )
}

/** `GET /api/v1/deletions`. */
export function describeDeletions(description: ApiDescription, origin: string, locale: Locale) {
  const texts = { title: bulkTexts.deletions[locale], text: bulkTexts.deletionsText[locale] }
  return describeSingle(
    description,
    { name: 'deletions', path: deletionsPath, ...texts },
    { address: origin + deletionsPath, query: [['limit', '3']], result: 'items' },
  )
}

/** `GET /api/v1/challenge`. */
export function describeChallenge(description: ApiDescription, origin: string, locale: Locale) {
  const path = `${apiPath}/challenge`
  const texts = { title: writeTexts.challenge[locale], text: writeTexts.challengeText[locale] }
  return describeSingle(
    description,
    { name: 'challenge', path, ...texts },
    { address: origin + path, query: [['for', 'requests/support']], result: 'challenge' },
  )
}

/** The lists of the collections. */
export function describeCollections(
  description: ApiDescription,
  origin: string,
  locale: Locale,
): ApiRead[] {
  return collections.map((collection) => {
    const { name, schemaName, title } = collection
    const path = `${apiPath}/${name}`
    const operation = readAt(description, path)
    const parameters = parametersOf(description, operation)
    const own = (operation.parameters ?? []).filter((one) => !isCommonParameter(one))
    return {
      name,
      path,
      action: path,
      onePath: `${path}/{id}`,
      title: title[locale],
      description: collection.description[locale],
      parameters: own.map(fieldOfParameter),
      fields: fieldsOf(description.components.schemas[schemaName] ?? {}).filter(
        (field) => !isCommonField(field.name),
      ),
      inputs: inputsOf(parameters),
      samples: readSamples(origin + path, listQuery(parameters), 'items'),
      problems: [],
    }
  })
}

/** The rows of datasets, as if they were a collection; its form and samples call those of one dataset. */
export function describeRows(description: ApiDescription, origin: string, locale: Locale): ApiRead {
  const action = rowsPath(sampleDataset)
  const operation = readAt(description, rowsTemplate)
  const parameters = parametersOf(description, operation)
  const filter = { name: 'filter[working_day]', in: 'query', description: '' }
  const sampled = [
    { ...filter, schema: { enum: ['false', 'true'] } },
    ...parameters.filter(({ name }) => name === 'sort'),
    { ...filter, name: 'limit', schema: {} },
  ]
  return {
    name: 'rows',
    path: rowsTemplate,
    action,
    onePath: null,
    title: rowTexts.title[locale],
    description: rowTexts.description[locale],
    parameters: parameters.map(fieldOfParameter),
    fields: fieldsOf(description.components.schemas.RowList ?? {}),
    inputs: inputsOf(sampled),
    samples: readSamples(origin + action, listQuery(sampled), 'items'),
    problems: problemsOf(description, operation),
  }
}

/** A parameter with an example, or one of a closed list. */
interface Sampled {
  name: string
  schema: { enum?: unknown[]; examples?: unknown[] }
}

type Query = readonly (readonly [name: string, value: string])[]

/** A query that shows the first filter of a list. */
function listQuery(parameters: readonly Sampled[]): Query {
  const filter = parameters.find(({ name }) => name.startsWith('filter['))
  const value = filter?.schema.examples?.[0] ?? filter?.schema.enum?.[0]
  return [
    ...(filter && value !== undefined ? [[filter.name, String(value)] as const] : []),
    ['limit', '3'],
  ]
}

/** The same read in curl, JavaScript and Python; `result` is the field of the response it is about. */
function readSamples(address: string, query: Query, result: string): ApiSample[] {
  const curl = [`curl -G '${address}'`, ...query.map(([name, value]) => `  -d '${name}=${value}'`)]
  const script = [
    `const url = new URL('${address}')`,
    ...query.map(([name, value]) => `url.searchParams.set('${name}', '${value}')`),
    `const { ${result} } = await (await fetch(url)).json()`,
  ]
  const python = [
    'import json, urllib.parse, urllib.request',
    `query = urllib.parse.urlencode({${query.map(([name, value]) => `'${name}': '${value}'`).join(', ')}})`,
    `with urllib.request.urlopen('${address}?' + query) as response:`,
    `    ${result} = json.load(response)['${result}']`,
  ]
  return [
    { language: 'curl', text: curl.join(' \\\n') },
    { language: 'JavaScript', text: script.join('\n') },
    { language: 'Python', text: python.join('\n') },
  ]
}

/** A first call of the API, in five lines. */
export function quickStart(api: string): string {
  return [
    `const api = '${api}'`,
    "const response = await fetch(api + '/agreements?limit=3')",
    'const { items } = await response.json()',
    'for (const { title, endsOn } of items)',
    '  console.log(endsOn, title)',
  ].join('\n')
}

import * as v from 'valibot'
import type { Lists } from '#domain/forms/form'
import { described, id, language } from '#domain/resources/described'
import { type Collection, collections } from '#domain/resources/registry'
import { type Locale, locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { rateLimitPolicies } from '../middleware/rate-limits'
import { apiPath, sandboxServer } from '../routing/resolve-url'
import { bulkPaths } from './bulk'
import { createComponents } from './components'
import { findDeprecation } from './deprecations'
import { failuresOf, listFailures, recordFailures } from './failures'
import { type Json, jsonSchemaOf, merge, parameter, ref } from './json-schema'
import { fieldNames, filterName } from './list-request'
import { rowParameters, rowsTemplate } from './rows'
import { searchPaths } from './search'
import { documentTexts, rowTexts, sandboxTexts, writeTexts } from './texts'
import { writeOperations } from './writes'

const inJson = (schema: Json) => ({ 'application/json': { schema } })

const indexSchema = v.strictObject({
  documentation: described(v.pipe(v.string(), v.url()), documentTexts.indexFields.documentation),
  openapi: described(v.pipe(v.string(), v.url()), documentTexts.indexFields.openapi),
  languages: described(v.array(language), documentTexts.indexFields.languages),
  collections: described(
    v.array(
      v.strictObject({
        name: v.string(),
        title: v.string(),
        description: v.string(),
        url: v.pipe(v.string(), v.url()),
      }),
    ),
    documentTexts.indexFields.collections,
  ),
})

const success = (
  schema: Json,
  locale: Locale,
  headers: readonly string[],
  otherTypes: Json = {},
): Json => ({
  description: documentTexts.success[locale],
  headers: Object.fromEntries(headers.map((name) => [name, ref('headers', name)])),
  content: { ...inJson(schema), ...otherTypes },
})

const usualHeaders = [
  'ETag',
  'Last-Modified',
  'RateLimit',
  'RateLimit-Policy',
  'Sandbox',
  'X-Request-Id',
]

function listParameters(collection: Collection, locale: Locale): Json[] {
  const { filters, sorts } = collection
  return [
    ref('parameters', 'lang'),
    ref('parameters', 'limit'),
    ref('parameters', 'cursor'),
    parameter('sort', documentTexts.parameters.sort[locale], {
      type: 'string',
      enum: sorts,
      default: sorts[0],
    }),
    fieldsParameter(collection, locale),
    ...Object.entries(filters).map(([name, { schema }]) => {
      const converted = jsonSchemaOf(schema, locale) as Json
      return parameter(filterName(name), String(converted.description), converted)
    }),
  ]
}

function fieldsParameter(collection: Collection, locale: Locale): Json {
  return parameter(
    'fields',
    documentTexts.parameters.fields[locale],
    { type: 'array', items: { type: 'string', enum: fieldNames(collection) }, minItems: 1 },
    { style: 'form', explode: false },
  )
}

function idParameter(locale: Locale): Json {
  return {
    name: 'id',
    in: 'path',
    required: true,
    description: documentTexts.parameters.id[locale],
    schema: jsonSchemaOf(id, locale),
  }
}

function rowsPaths(locale: Locale): Json {
  return {
    [rowsTemplate]: {
      get: {
        operationId: 'listDatasetRows',
        tags: ['datasets'],
        summary: rowTexts.title[locale],
        description: rowTexts.description[locale],
        parameters: [idParameter(locale), ...rowParameters(locale)],
        responses: {
          '200': success(ref('schemas', 'RowList'), locale, ['Link', ...usualHeaders], {
            'text/csv': { schema: { type: 'string' } },
            'application/jsonl': { schema: { type: 'string' } },
          }),
          '304': ref('responses', 'NotModified'),
          ...failuresOf([...listFailures, 'NotFound']),
        },
      },
    },
  }
}

function pathsOf(collection: Collection, locale: Locale): Json {
  const { name, schemaName, title, description } = collection
  const path = `${apiPath}/${name}`
  return {
    [path]: {
      get: {
        operationId: `list${name.charAt(0).toUpperCase()}${name.slice(1)}`,
        tags: [name],
        summary: title[locale],
        description: description[locale],
        parameters: listParameters(collection, locale),
        responses: {
          '200': success(ref('schemas', `${schemaName}List`), locale, ['Link', ...usualHeaders]),
          '304': ref('responses', 'NotModified'),
          ...failuresOf(listFailures),
        },
      },
    },
    [`${path}/{id}`]: {
      get: {
        operationId: `get${schemaName}`,
        tags: [name],
        summary: documentTexts.one[locale],
        description: documentTexts.oneText[locale],
        parameters: [
          idParameter(locale),
          ref('parameters', 'lang'),
          fieldsParameter(collection, locale),
        ],
        responses: {
          '200': success(
            { anyOf: [ref('schemas', schemaName), ref('schemas', `Partial${schemaName}`)] },
            locale,
            usualHeaders,
          ),
          '304': ref('responses', 'NotModified'),
          ...failuresOf(recordFailures),
        },
      },
    },
  }
}

interface OpenApiDocument extends Json {
  info: Json & { title: string; description: string; version: string }
  paths: Json
}

/** Marks the operations of the paths that are retired. */
function markDeprecated(paths: Json): Json {
  const marked = Object.entries(paths).map(([path, operations]) => {
    if (!findDeprecation(path.slice(apiPath.length))) return [path, operations]
    const all = Object.entries(operations as Record<string, object>)
    return [
      path,
      Object.fromEntries(all.map(([name, one]) => [name, { ...one, deprecated: true }])),
    ]
  })
  return Object.fromEntries(marked)
}

/**
 * The OpenAPI 3.1 document of the API, with its texts in one language and the values of the option
 * lists that editors keep.
 */
export function createOpenApiDocument(
  origin: string,
  locale: Locale,
  lists: Lists,
): OpenApiDocument {
  const index = {
    get: {
      operationId: 'listCollections',
      tags: ['index'],
      summary: documentTexts.index[locale],
      description: documentTexts.indexText[locale],
      parameters: [ref('parameters', 'language')],
      responses: {
        '200': success(jsonSchemaOf(indexSchema, locale) as Json, locale, usualHeaders),
        '304': ref('responses', 'NotModified'),
        ...failuresOf(['BadParameter', 'Internal']),
      },
    },
  }
  return {
    openapi: '3.1.1',
    info: {
      title: documentTexts.title[locale],
      description: documentTexts.description[locale](rateLimitPolicies),
      version: '1.0.0',
      license: { name: documentTexts.licence[locale], url: origin + routePath('openData', locale) },
      contact: { url: origin + routePath('contact', locale) },
    },
    externalDocs: { url: origin + routePath('openApi', locale) },
    servers: [
      { url: origin, description: sandboxTexts.real[locale] },
      { url: origin + sandboxServer, description: sandboxTexts.server[locale] },
    ],
    security: [],
    tags: [
      { name: 'index', description: documentTexts.index[locale] },
      ...collections.map(({ name, description }) => ({ name, description: description[locale] })),
      { name: 'writes', description: writeTexts.tag[locale] },
    ],
    paths: markDeprecated(
      merge([
        { [apiPath]: index },
        ...collections.map((collection) => pathsOf(collection, locale)),
        rowsPaths(locale),
        bulkPaths(locale),
        searchPaths(locale),
        writeOperations(locale, lists),
      ]),
    ),
    components: createComponents(origin, locale),
    'x-languages': locales,
  }
}

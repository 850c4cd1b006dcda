import * as v from 'valibot'
import { described } from '#domain/resources/described'
import { type Collection, collections } from '#domain/resources/registry'
import { recordSchema } from '#domain/resources/resource'
import { type Locale, type LocalisedText, locales } from '#domain/site/locale'
import { failureResponses } from './failures'
import { type Json, jsonSchemaOf, merge, parameter, ref } from './json-schema'
import { defaultLimit, languageChoices, mostRecords } from './list-request'
import { problemType } from './problem-types'
import { rowListJson } from './rows'
import { documentTexts, sandboxTexts } from './texts'
import { keyParameter } from './writes'

const problemSchema = (origin: string) =>
  v.object({
    type: described(
      v.string(),
      documentTexts.problem.type,
      problemType(origin, 'invalid-parameter'),
    ),
    title: described(v.string(), documentTexts.problem.title),
    status: described(v.pipe(v.number(), v.integer()), documentTexts.problem.status, 400),
    detail: described(v.string(), documentTexts.problem.detail),
    instance: described(v.string(), documentTexts.problem.instance),
    parameter: v.optional(described(v.string(), documentTexts.problem.parameter, 'limit')),
    accepted: v.optional(described(v.array(v.string()), documentTexts.problem.accepted)),
    issues: v.optional(
      described(
        v.array(
          v.object({
            field: v.string(),
            message: v.string(),
            accepted: v.optional(v.array(v.string())),
          }),
        ),
        documentTexts.problem.issues,
      ),
    ),
  })

/** A record; with its translation if both languages are requested. */
function recordJson(collection: Collection, locale: Locale): Json {
  const own = jsonSchemaOf(recordSchema(collection), locale) as Json & { properties: Json }
  const translation = { ...own, description: documentTexts.translation[locale] }
  return { ...own, properties: { ...own.properties, translation } }
}

/** Requires `id` alone, because in a list `fields` may leave out the others. */
function withoutRequired(schema: Json): Json {
  const { properties } = schema as { properties: Json & { translation: Json } }
  const translation = { ...properties.translation, required: ['id'] }
  return { ...schema, required: ['id'], properties: { ...properties, translation } }
}

function schemasOf(collection: Collection, locale: Locale): Json {
  const { schemaName } = collection
  const record = recordJson(collection, locale)
  const cursor = (texts: LocalisedText) => ({
    type: ['string', 'null'],
    description: texts[locale],
  })
  return {
    [schemaName]: record,
    [`Partial${schemaName}`]: withoutRequired(record),
    [`${schemaName}List`]: {
      type: 'object',
      required: ['total', 'items', 'next', 'previous'],
      additionalProperties: false,
      properties: {
        total: { type: ['integer', 'null'], minimum: 0, description: documentTexts.total[locale] },
        items: {
          type: 'array',
          description: documentTexts.items[locale],
          items: ref('schemas', `Partial${schemaName}`),
        },
        next: cursor(documentTexts.next),
        previous: cursor(documentTexts.previous),
      },
    },
  }
}

function headersOf(locale: Locale): Json {
  const header = (texts: LocalisedText, type = 'string') => ({
    description: texts[locale],
    schema: { type },
  })
  const { headers } = documentTexts
  return {
    ETag: header(headers.etag),
    Link: header(headers.link),
    'Last-Modified': header(headers.lastModified),
    RateLimit: header(headers.quota),
    'RateLimit-Policy': header(headers.rateLimit),
    'Retry-After': header(headers.retryAfter, 'integer'),
    Sandbox: header(sandboxTexts.header),
    'X-Request-Id': header(headers.requestId),
  }
}

function parametersOf(locale: Locale): Json {
  const { parameters } = documentTexts
  return {
    lang: parameter('lang', parameters.lang[locale], { type: 'string', enum: languageChoices }),
    language: parameter('lang', parameters.language[locale], { type: 'string', enum: locales }),
    limit: parameter('limit', parameters.limit[locale], {
      type: 'integer',
      minimum: 1,
      maximum: mostRecords,
      default: defaultLimit,
    }),
    'Idempotency-Key': keyParameter(locale),
    cursor: parameter('cursor', parameters.cursor[locale], { type: 'string', maxLength: 400 }),
  }
}

/** Schemas, parameters, headers and answers that several operations share. */
export function createComponents(origin: string, locale: Locale): Json {
  return {
    schemas: {
      ...merge(collections.map((collection) => schemasOf(collection, locale))),
      RowList: rowListJson(locale),
      Problem: jsonSchemaOf(problemSchema(origin), locale),
    },
    parameters: parametersOf(locale),
    headers: headersOf(locale),
    responses: {
      NotModified: { description: documentTexts.notModified[locale] },
      ...failureResponses(origin, locale),
    },
  }
}

import * as v from 'valibot'
import { described } from '#domain/resources/described'
import { type Collection, collections } from '#domain/resources/registry'
import { recordSchema } from '#domain/resources/resource'
import type { Locale, LocalisedText } from '#domain/site/locale'
import { defaultLimit, languageChoices, mostRecords } from '../list-request'
import { type ApiProblem, apiProblems, problemType } from '../problem-types'
import { jsonSchemaOf } from './json-schema'
import { type Json, merge, parameter, ref } from './parts'
import { rowListJson } from './rows'
import { documentTexts } from './texts'
import { writeTexts } from './write-texts'

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

function responseOf(names: readonly ApiProblem[], locale: Locale): Json {
  const description = names.map((one) => apiProblems[one].title[locale]).join('; ')
  const hasRetry = names.some((one) => one === 'too-many-requests' || one === 'unavailable')
  return {
    description,
    headers: {
      'X-Request-Id': ref('headers', 'X-Request-Id'),
      ...(hasRetry && { 'Retry-After': ref('headers', 'Retry-After') }),
    },
    content: { 'application/problem+json': { schema: ref('schemas', 'Problem') } },
  }
}

/** A record as it is answered: with its translation where both languages are asked for. */
function recordJson(collection: Collection, locale: Locale): Json {
  const own = jsonSchemaOf(recordSchema(collection), locale) as Json & { properties: Json }
  const translation = {
    ...own,
    description: documentTexts.translation[locale],
  }
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
  const cursor = { type: ['string', 'null'], description: documentTexts.cursor[locale] }
  return {
    [schemaName]: record,
    [`${schemaName}List`]: {
      type: 'object',
      required: ['items', 'next', 'previous'],
      additionalProperties: false,
      properties: {
        items: { type: 'array', items: withoutRequired(record) },
        next: cursor,
        previous: cursor,
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
    'RateLimit-Policy': header(headers.rateLimit),
    'Retry-After': header(headers.retryAfter, 'integer'),
    'X-Request-Id': header(headers.requestId),
  }
}

function parametersOf(locale: Locale): Json {
  const { parameters } = documentTexts
  return {
    lang: parameter('lang', parameters.lang[locale], { type: 'string', enum: languageChoices }),
    limit: parameter('limit', parameters.limit[locale], {
      type: 'integer',
      minimum: 1,
      maximum: mostRecords,
      default: defaultLimit,
    }),
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
      BadRequest: responseOf(['unknown-parameter', 'invalid-parameter', 'invalid-cursor'], locale),
      NotFound: responseOf(['not-found'], locale),
      WriteProblem: {
        description: writeTexts.problem[locale],
        headers: { 'X-Request-Id': ref('headers', 'X-Request-Id') },
        content: { 'application/problem+json': { schema: ref('schemas', 'Problem') } },
      },
      TooManyRequests: responseOf(['too-many-requests'], locale),
      Unavailable: responseOf(['unavailable'], locale),
    },
  }
}

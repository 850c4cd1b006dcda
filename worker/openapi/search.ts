import { searchResultsSchema } from '#domain/resources/search-results'
import { resultTypes } from '#domain/search/types'
import type { Locale } from '#domain/site/locale'
import { apiPath } from '../routing/resolve-url'
import { failuresOf, listFailures } from './failures'
import { type Json, jsonSchemaOf, parameter, ref } from './json-schema'
import { documentTexts, searchTexts } from './texts'

export const searchApiPath = `${apiPath}/search`

export const searchOrders = ['relevance', 'date'] as const

/** The search of the site. */
export function searchPaths(locale: Locale): Json {
  const headers = ['ETag', 'Link', 'RateLimit', 'RateLimit-Policy', 'Sandbox', 'X-Request-Id']
  return {
    [searchApiPath]: {
      get: {
        operationId: 'search',
        tags: ['index'],
        summary: searchTexts.title[locale],
        description: searchTexts.description[locale],
        parameters: [
          parameter('q', searchTexts.q[locale], {
            type: 'string',
            examples: [searchTexts.example[locale]],
          }),
          ref('parameters', 'language'),
          parameter('type', searchTexts.type[locale], { type: 'string', enum: resultTypes }),
          parameter('sort', searchTexts.sort[locale], {
            type: 'string',
            enum: searchOrders,
            default: searchOrders[0],
          }),
          ref('parameters', 'cursor'),
        ],
        responses: {
          '200': {
            description: documentTexts.success[locale],
            headers: Object.fromEntries(headers.map((name) => [name, ref('headers', name)])),
            content: { 'application/json': { schema: jsonSchemaOf(searchResultsSchema, locale) } },
          },
          '304': ref('responses', 'NotModified'),
          ...failuresOf(listFailures),
        },
      },
    },
  }
}

import * as v from 'valibot'
import { deletionSchema } from '#domain/resources/deletions'
import { described } from '#domain/resources/described'
import { changedFilter } from '#domain/resources/resource'
import type { Locale } from '#domain/site/locale'
import { apiPath } from '../routing/resolve-url'
import { failuresOf, listFailures } from './failures'
import { type Json, jsonSchemaOf, parameter, ref } from './json-schema'
import { bulkTexts, documentTexts } from './texts'

export const deletionsPath = `${apiPath}/deletions`
const archivePath = `${apiPath}/archive.jsonl.gz`
export const archiveType = 'application/gzip'

const deletionListSchema = v.strictObject({
  items: described(v.array(deletionSchema), bulkTexts.deletionItems),
  next: described(v.nullable(v.string()), documentTexts.next),
  previous: described(v.null(), bulkTexts.noPrevious),
})

const headers = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, ref('headers', name)]))

/** The reads that keep a copy of everything up to date: an archive, and what is gone since. */
export function bulkPaths(locale: Locale): Json {
  const { schema } = changedFilter
  const usual = ['ETag', 'Last-Modified', 'RateLimit', 'RateLimit-Policy', 'X-Request-Id']
  return {
    [deletionsPath]: {
      get: {
        operationId: 'listDeletions',
        tags: ['index'],
        summary: bulkTexts.deletions[locale],
        description: bulkTexts.deletionsText[locale],
        parameters: [
          ref('parameters', 'limit'),
          ref('parameters', 'cursor'),
          parameter('filter[since]', bulkTexts.since[locale], jsonSchemaOf(schema, locale) as Json),
        ],
        responses: {
          '200': {
            description: documentTexts.success[locale],
            headers: headers(['Link', ...usual]),
            content: { 'application/json': { schema: jsonSchemaOf(deletionListSchema, locale) } },
          },
          '304': ref('responses', 'NotModified'),
          ...failuresOf(listFailures),
        },
      },
    },
    [archivePath]: {
      get: {
        operationId: 'getArchive',
        tags: ['index'],
        summary: bulkTexts.archive[locale],
        description: bulkTexts.archiveText[locale],
        responses: {
          '200': {
            description: documentTexts.success[locale],
            headers: headers(usual),
            content: { [archiveType]: {} },
          },
          '304': ref('responses', 'NotModified'),
          ...failuresOf(['BadParameter', 'TooManyRequests', 'Internal', 'Unavailable']),
        },
      },
    },
  }
}

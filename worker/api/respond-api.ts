import * as v from 'valibot'
import { id } from '#domain/resources/described'
import { type Collection, collections, findCollection } from '#domain/resources/registry'
import { type Locale, locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import {
  fieldNames,
  invalidParameter,
  languageParameter,
  namesOf,
  readFieldNames,
  readLanguage,
  readListRequest,
  refuseParameters,
} from '../openapi/list-request'
import { isRefusal } from '../openapi/problem-types'
import { apiPath, isSandboxPath, sandboxPath } from '../routing/resolve-url'
import { type ApiContext, acceptedLocale } from './api-context'
import { respondApiFile } from './headers'
import { respondApiProblem, respondApiRefusal } from './problem'
import { isCursorKnown, readList, readOne } from './read-collection'
import { addressOf, pageLinkHeader, respondQuery } from './respond-query'

/** A client may follow links with another Accept-Language, so that they name the language. */
function withLanguage(canonical: URLSearchParams): string[][] {
  return canonical.has('lang') ? [...canonical] : [['lang', 'ar'], ...canonical]
}

const collectionOf = (c: ApiContext) => findCollection(c.req.param('collection') ?? '')

/** `/api/v1/{collection}`: a page of its records. */
export async function respondList(c: ApiContext): Promise<Response> {
  const collection = collectionOf(c)
  if (!collection) return respondApiProblem(c, acceptedLocale(c), 'not-found')
  const { searchParams } = c.get('url')
  const request = readListRequest(collection, searchParams, acceptedLocale(c))
  if (isRefusal(request)) return respondApiRefusal(c, request)
  const ctx = c.get('ctx')
  const { canonical, locale, cursor, filters, fields } = request
  const path = `${apiPath}/${collection.name}`
  const cursorText = cursor ? [['cursor', searchParams.get('cursor') ?? '']] : []
  let isKept = true
  return respondQuery(c, {
    key: addressOf(path, [...canonical, ...cursorText]),
    locale,
    read: async () => {
      const [answer, isKnown] = await Promise.all([
        readList(ctx, request),
        isCursorKnown(ctx, request),
      ])
      isKept = isKnown && answer.items.length > 0
      return answer
    },
    isKept: () => isKept,
    links: pageLinkHeader(path, withLanguage(canonical)),
    isCommon: !cursor && !fields && filters.length === 0,
  })
}

/** `/api/v1/{collection}/{id}`: one record. */
export async function respondOne(c: ApiContext): Promise<Response> {
  const collection = collectionOf(c)
  const slug = c.req.param('id') ?? ''
  if (!collection || !v.is(id, slug)) return respondApiProblem(c, acceptedLocale(c), 'not-found')
  const { searchParams } = c.get('url')
  const refused = refuseParameters(searchParams, ['lang', 'fields'])
  if (refused) return respondApiRefusal(c, refused)
  const language = readLanguage(searchParams, acceptedLocale(c))
  if (isRefusal(language)) return respondApiRefusal(c, language)
  const fields = readFieldNames(namesOf(searchParams, 'fields'), fieldNames(collection), 'id')
  if (fields && isRefusal(fields)) return respondApiRefusal(c, fields)
  const ctx = c.get('ctx')
  const chosen = fields ? [['fields', fields.join(',')]] : []
  const path = `${apiPath}/${collection.name}/${slug}`
  return respondQuery(c, {
    key: addressOf(path, [...languageParameter(language), ...chosen]),
    locale: language.locale,
    read: () => readOne(ctx, collection, slug, { ...language, fields }),
    isCommon: false,
  })
}

const describeCollection = (root: string, locale: Locale) => (collection: Collection) => ({
  name: collection.name,
  title: collection.title[locale],
  description: collection.description[locale],
  url: `${root}/${collection.name}`,
})

/** `/api/v1`: the collections. */
export async function respondIndex(c: ApiContext): Promise<Response> {
  const { searchParams } = c.get('url')
  const refused = refuseParameters(searchParams, ['lang'])
  if (refused) return respondApiRefusal(c, refused)
  const language = readLanguage(searchParams, acceptedLocale(c))
  if (isRefusal(language)) return respondApiRefusal(c, language)
  const { locale, hasTranslation } = language
  if (hasTranslation) return respondApiRefusal(c, invalidParameter('lang', locales))
  const { origin } = c.get('ctx').deployment
  // Who begins in the sandbox stays there.
  const root = origin + (isSandboxPath(c.get('url').pathname) ? sandboxPath : apiPath)
  const answer = {
    documentation: origin + routePath('openApi', locale),
    openapi: `${origin}/openapi.json`,
    languages: locales,
    collections: collections.map(describeCollection(root, locale)),
  }
  const type = 'application/json; charset=utf-8'
  return respondApiFile(c, { type, text: `${JSON.stringify(answer)}\n`, locale })
}

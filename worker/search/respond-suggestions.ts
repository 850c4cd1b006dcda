import type { Suggestions } from '#domain/search/suggestions'
import { isResultType } from '#domain/search/types'
import { isLocale } from '#domain/site/locale'
import type { HandlerContext } from '../http/handler-context'
import { plainHeaders } from '../http/security-headers'
import { logFallback } from '../log'
import type { ProblemDeps } from '../problems/respond-problem'
import { respondProblemJson } from '../problems/respond-problem'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { suggest } from './suggest'

/** Media type of suggestions for a browser's address bar (OpenSearch Suggestions 1.0). */
export const suggestionsType = 'application/x-suggestions+json'

/** Typed text, titles, notes and addresses, in the order of OpenSearch Suggestions 1.0. */
function toOpenSearch(typed: string, { groups }: Suggestions, origin: string) {
  const found = groups.flatMap(({ suggestions }) => suggestions)
  return [
    typed,
    found.map(({ title }) => title.map(({ text }) => text).join('')),
    found.map(({ note }) => note?.text ?? ''),
    found.map(({ href }) => origin + href),
  ]
}

/**
 * `/api/suggestions?q=&lang=&kind=&scope=&format=`: titles that begin like what a visitor types or, if
 * there are none, the first results, in the shape of domain/search/suggestions or, with `format=opensearch`, for browsers. 503 if the
 * index does not answer.
 */
export async function respondSuggestions(c: HandlerContext<ProblemDeps>): Promise<Response> {
  const { searchParams } = c.get('url')
  const lang = searchParams.get('lang')
  const locale = isLocale(lang) ? lang : 'ar'
  c.set('locale', locale)
  const { search, now, deployment } = c.get('ctx')
  const typed = searchParams.get('q') ?? ''
  const isForBrowser = searchParams.get('format') === 'opensearch'
  try {
    const kind = searchParams.get('kind') ?? ''
    const suggesting = suggest(search, typed, {
      locale,
      now,
      type: isResultType(kind) ? kind : null,
      knowledge: searchParams.get('scope') === 'knowledge',
    })
    const suggestions = await withDeadline(deadlines.d1Search, 'd1.search', suggesting)
    const found = isForBrowser ? toOpenSearch(typed, suggestions, deployment.origin) : suggestions
    return Response.json(found, {
      headers: {
        ...plainHeaders,
        'content-type': isForBrowser ? suggestionsType : 'application/json',
        'content-language': locale,
        'cache-control': 'private, max-age=60',
        'x-request-id': c.get('requestId'),
      },
    })
  } catch (error) {
    logFallback('d1.suggestions', error)
    return respondProblemJson(c, 503)
  }
}

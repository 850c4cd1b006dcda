import type { Context } from 'hono'
import { isResultType } from '#domain/search/types'
import { isLocale } from '#domain/site/locale'
import { respondProblemJson } from '../errors'
import { plainHeaders } from '../http/security-headers'
import { describeError, log } from '../log'
import type { AppEnv } from '../runtime/app-env'
import { deadlines, withDeadline } from '../runtime/deadlines'
import { suggest } from './suggest'

/**
 * `/api/suggestions?q=&lang=&kind=&scope=`: titles that begin like what a visitor types (domain/search/suggestions).
 * 503 if the index does not answer.
 */
export async function respondSuggestions(c: Context<AppEnv>): Promise<Response> {
  const { searchParams } = c.get('url')
  const lang = searchParams.get('lang')
  const locale = isLocale(lang) ? lang : 'ar'
  c.set('locale', locale)
  const { search, now } = c.get('ctx')
  try {
    const kind = searchParams.get('kind') ?? ''
    const suggesting = suggest(search.database, searchParams.get('q') ?? '', {
      ...{ locale, now, type: isResultType(kind) ? kind : null },
      knowledge: searchParams.get('scope') === 'knowledge',
    })
    const suggestions = await withDeadline(deadlines.d1Search, 'd1.search', suggesting)
    return Response.json(suggestions, {
      headers: {
        ...plainHeaders,
        'content-language': locale,
        'cache-control': 'private, max-age=60',
        'x-request-id': c.get('requestId'),
      },
    })
  } catch (error) {
    log('warn', { event: 'fallback', part: 'd1.suggestions', ...describeError(error) })
    return respondProblemJson(c, 503)
  }
}

import {
  type Correction,
  type FindOptions,
  type Searched,
  type SearchMatches,
  type SearchResult,
  searchDocuments,
  withHits,
} from '#db/search/find-documents'
import type { SearchIndex } from '#db/search/synonyms'
import type { Query } from '#domain/search/query'
import { type Locale, otherLocale } from '#domain/site/locale'
import { listed } from '#domain/site/paging'
import { countMatches, type SearchRequest, type SearchScope } from './search-facets'

/** A search as it is shown. */
export interface SearchOutcome {
  /** The typed query, or the one searched for in its place. */
  query: Query
  result: SearchResult
  /** Language of the results. */
  language: Locale
  /** Texts that the visitor may have meant. */
  proposals: string[]
}

/** A search before its page of results is read. */
type Chosen = Omit<SearchOutcome, 'result'> & { matches: SearchMatches }

/** Shortest word, and shortest text of another layout, that is taken for a mistake without asking. */
const shortestCorrected = 5
const shortestSwitched = 3

/** The correction to show in place of what was typed: only words that are nowhere are lost. */
function chooseCorrection({ text }: Query, { typed, corrections }: Searched): Correction | null {
  const whole = corrections.find(({ result }) => result.unknown.length === 0)
  if (!whole) return null
  const isCertain =
    whole.reason === 'layout'
      ? text.length >= shortestSwitched
      : typed.unknown.every(({ folded }) => folded.length >= shortestCorrected)
  return isCertain ? whole : null
}

function optionsFor(
  { page, address }: SearchRequest,
  scope: SearchScope,
  locale: Locale,
  now: number,
): FindOptions {
  const { kind, sort, year = null } = address
  return {
    filters: { locale, type: kind, year, knowledge: scope.knowledge },
    order: sort ?? 'relevance',
    limit: listed.rows,
    offset: (page - 1) * listed.rows,
    now,
  }
}

/**
 * Searches in the language of the request or, if it names none, in that of the page, and in the other
 * one if only that has something. A misspelled query is corrected.
 */
export async function runSearch(
  index: SearchIndex,
  request: SearchRequest,
  scope: SearchScope,
  { locale, now }: { locale: Locale; now: number },
): Promise<SearchOutcome> {
  const searchIn = async (language: Locale): Promise<Chosen> => {
    const searched = await searchDocuments(
      index,
      request.query,
      optionsFor(request, scope, language, now),
    )
    const correction = chooseCorrection(request.query, searched)
    const others = searched.corrections.filter((one) => one !== correction)
    return {
      query: correction?.query ?? request.query,
      matches: correction?.result ?? searched.typed,
      language,
      proposals: others.map(({ query }) => query.text),
    }
  }
  const readOutcome = async ({ matches, ...chosen }: Chosen): Promise<SearchOutcome> => ({
    ...chosen,
    result: await withHits(matches),
  })
  const chosen = await searchIn(request.lang ?? locale)
  const { counts } = chosen.matches
  const isOnlyElsewhere =
    countMatches(counts, scope, { locale }) === 0 &&
    countMatches(counts, scope, { locale: otherLocale(locale) }) > 0
  const isElsewhere = request.lang === null && isOnlyElsewhere
  return readOutcome(isElsewhere ? await searchIn(otherLocale(locale)) : chosen)
}

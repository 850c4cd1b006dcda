import { translators } from '#client/translators.ts'
import { findTitles, type TitleFound } from '#db/search/find-titles'
import type { SearchIndex } from '#db/search/synonyms'
import { createFormat } from '#domain/dates/format'
import { chooseTitles } from '#domain/search/choose-titles'
import { markTyped } from '#domain/search/mark-terms'
import { switchLayout } from '#domain/search/propose-texts'
import { namedReference, parseQuery, type Query } from '#domain/search/query'
import type { SearchSuggestion, Suggestions } from '#domain/search/suggestions'
import type { ResultType } from '#domain/search/types'
import { type Locale, localPath, otherLocale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { factsOf } from '../pages/site/present-hit'
import { runSearch } from '../pages/site/run-search'
import { isShort, readRequest } from '../pages/site/search-facets'

interface SuggestOptions {
  locale: Locale
  /** Only records of this type. */
  type: ResultType | null
  /** Only what the knowledge hub has. */
  knowledge: boolean
  /** Epoch ms. */
  now: number
}

/** Titles to choose from, and results that are suggested if there are none. */
const mostTitles = 60
const mostResults = 3

function noteOf(
  { type, facts }: Pick<TitleFound, 'type' | 'facts'>,
  locale: Locale,
): SearchSuggestion['note'] {
  if (type === 'term' && facts.translation)
    return { text: facts.translation, locale: otherLocale(locale) }
  if (type !== 'service' && type !== 'dataset') return null
  const { audiences, formats } = facts
  const shown = type === 'service' ? { audiences } : { formats }
  const [text] = factsOf(
    { facts: Object.fromEntries(Object.entries(shown).filter(([, value]) => value)) },
    { t: translators[locale], format: createFormat({ locale, digits: 'latn' }) },
  )
  return text ? { text, locale: null } : null
}

/**
 * Titles for the words as typed; if none has them, for what the same keys write in the other keyboard
 * layout. With the titles, the text that found them.
 */
async function findTyped(search: D1Database, query: Query, options: SuggestOptions) {
  for (const text of [query.text, switchLayout(query.text)]) {
    if (!text || [...text].length < 2) continue
    const titles = await findTitles(search, text, { ...options, limit: mostTitles })
    if (titles.length > 0) return { titles, text }
  }
  return { titles: [], text: query.text }
}

/** A typed reference number leads to the page where its status is shown; it is looked up nowhere. */
function suggestStatus(reference: string, locale: Locale): Suggestions['groups'] {
  const title = [{ text: reference, isMatch: true }]
  const note = { text: translators[locale]('search.answer.referenceLink'), locale: null }
  return [
    {
      title: translators[locale]('search.answer.reference'),
      suggestions: [{ href: routePath('inquiry', locale), title, note }],
    },
  ]
}

/** The first of the result page, for what no title begins with: questions, misspellings, abbreviations. */
async function findResults(index: SearchIndex, query: Query, options: SuggestOptions) {
  const { locale, type, knowledge, now } = options
  const request = readRequest({ knowledge }, { q: query.text, kind: type ?? '', lang: locale })
  if (!request || isShort(query)) return { groups: [], text: query.text }
  const { query: searched, result } = await runSearch(
    index,
    request,
    { knowledge },
    { locale, now },
  )
  const best = result.hits.slice(0, mostResults)
  return { groups: [...Map.groupBy(best, ({ type: own }) => own)], text: searched.text }
}

async function findGroups(
  index: SearchIndex,
  query: Query,
  options: SuggestOptions,
): Promise<Suggestions['groups']> {
  const { locale } = options
  const reference = namedReference(query.text)
  if (reference) return suggestStatus(reference, locale)
  const { titles, text: typed } = await findTyped(index.database, query, options)
  const { groups, text } =
    titles.length > 0
      ? { groups: chooseTitles(titles, typed), text: typed }
      : await findResults(index, query, options)
  return groups.map(([type, own]) => ({
    title: translators[locale](`search.types.${type}`),
    suggestions: own.map((one) => ({
      href: localPath(one.path, locale),
      title: markTyped(one.title, text),
      note: noteOf(one, locale),
    })),
  }))
}

/** What to suggest to a visitor who has typed `text` so far; it may find nothing. */
export async function suggest(
  index: SearchIndex,
  text: string,
  options: SuggestOptions,
): Promise<Suggestions> {
  const t = translators[options.locale]
  const query = parseQuery(text)
  const groups = await findGroups(index, query, options)
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0)
  return {
    groups,
    texts: {
      list: t('search.suggestions.list'),
      all: t('search.suggestions.all', { text: query.text }),
      status: t('search.suggestions.status', { count }),
      keys: [
        { names: ['↓', '↑'], text: t('search.suggestions.move') },
        { names: ['Enter'], text: t('search.suggestions.open') },
        { names: ['Esc'], text: t('search.suggestions.close') },
      ],
    },
  }
}

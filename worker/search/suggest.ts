import { findTitles, type TitleFound } from '#db/search/find-titles'
import { createFormat } from '#domain/dates/format'
import { translators } from '#domain/messages/translators'
import { article } from '#domain/search/article'
import { switchLayout } from '#domain/search/keyboard-layout'
import { markTyped, typedBeginning } from '#domain/search/mark-typed'
import { namedReference } from '#domain/search/named-reference'
import { parseQuery, type Query } from '#domain/search/query'
import { stemWord } from '#domain/search/stem-word'
import type { Suggestion, Suggestions } from '#domain/search/suggestions'
import { type ResultType, resultTypes } from '#domain/search/types'
import { type Locale, localPath, otherLocale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { foldText, splitWords } from '#domain/text/fold-text'
import { factsOf } from './present-hit'

interface SuggestOptions {
  locale: Locale
  /** Only records of this type. */
  type: ResultType | null
  /** Only what the knowledge hub has. */
  knowledge: boolean
  /** Epoch ms. */
  now: number
}

const atMost = 7
const bareWord = (word: string) => word.replace(article, '')
const perType = 3
/** Titles to choose from. */
const mostTitles = 60

/** Titles that begin with what was typed, whatever their type. */
const mostBeginnings = 2

/**
 * How closely a title has the typed words: 0 begins with them, 1 has them, 2 is another name of the
 * page that has them, 3 has other words with their beginnings.
 */
function distanceOf(title: string, typed: readonly string[]): number {
  const words = splitWords(foldText(title))
  if (words.join(' ').replace(article, '').startsWith(typed.join(' ').replace(article, '')))
    return 0
  const has = (one: string) =>
    words.some((word) => word.startsWith(one) || stemWord(word) === stemWord(one))
  if (typed.every((one) => has(one) || has(bareWord(one)))) return 1
  const beginnings = typed.map(typedBeginning)
  return beginnings.every((one) => words.some((word) => bareWord(word).startsWith(one))) ? 3 : 2
}

/** The closest titles first; those with other words only if there are no others. */
function sortByDistance(found: readonly TitleFound[], text: string): TitleFound[] {
  const typed = splitWords(foldText(text))
  const rated = found.map((one) => ({ one, distance: distanceOf(one.title, typed) }))
  const close = rated.filter(({ distance }) => distance < 3)
  return (close.length > 0 ? close : rated)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ one }) => one)
}

/** Chooses at most seven: the closest of any type, two of each type, then the third. */
function choose(sorted: readonly TitleFound[], text: string): [ResultType, TitleFound[]][] {
  const found = sortByDistance(sorted, text)
  const typed = splitWords(foldText(text))
  const beginnings = found
    .filter(({ title }) => distanceOf(title, typed) === 0)
    .toSorted((a, b) => a.title.length - b.title.length)
    .slice(0, mostBeginnings)
  const byType = resultTypes.map(
    (type) => [type, found.filter((one) => one.type === type)] as const,
  )
  const first = byType.flatMap(([, titles]) => titles.slice(0, perType - 1))
  const third = byType.flatMap(([, titles]) => titles.slice(perType - 1, perType))
  const chosen = new Set([...new Set([...beginnings, ...first, ...third])].slice(0, atMost))
  return byType.flatMap(([type, titles]) => {
    const own = titles.filter((one) => chosen.has(one))
    return own.length > 0 ? [[type, own]] : []
  })
}

function noteOf({ type, facts }: TitleFound, locale: Locale): Suggestion['note'] {
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

async function findGroups(
  search: D1Database,
  query: Query,
  options: SuggestOptions,
): Promise<Suggestions['groups']> {
  const { locale } = options
  const reference = namedReference(query.text)
  if (reference) return suggestStatus(reference, locale)
  const { titles, text } = await findTyped(search, query, options)
  return choose(titles, text).map(([type, own]) => ({
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
  search: D1Database,
  text: string,
  options: SuggestOptions,
): Promise<Suggestions> {
  const t = translators[options.locale]
  const query = parseQuery(text)
  const groups = await findGroups(search, query, options)
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

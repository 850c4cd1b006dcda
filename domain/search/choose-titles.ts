import { foldText, splitWords } from '../text/fold-text'
import { typedBeginning } from './mark-terms'
import { article, stemWord } from './stem-word'
import { type ResultType, resultTypes } from './types'

interface Title {
  type: ResultType
  title: string
}

/** Most titles that are suggested, of one type, and of those that begin with the typed text. */
const atMost = 7
const perType = 3
const mostBeginnings = 2

/**
 * How a title matches the typed words, the closest first: it begins with them; it has words that
 * begin with them or their inflections; another name of the page has them; it has other words with
 * the same beginnings.
 */
const closeness = ['beginning', 'words', 'alias', 'other'] as const
type Closeness = (typeof closeness)[number]

const withoutArticle = (text: string) => text.replace(article, '')

function closenessOf(title: string, typed: readonly string[]): Closeness {
  const words = splitWords(foldText(title))
  if (withoutArticle(words.join(' ')).startsWith(withoutArticle(typed.join(' ')))) {
    return 'beginning'
  }
  const has = (one: string) =>
    words.some((word) => word.startsWith(one) || stemWord(word) === stemWord(one))
  if (typed.every((one) => has(one) || has(withoutArticle(one)))) return 'words'
  const hasBeginning = (one: string) =>
    words.some((word) => withoutArticle(word).startsWith(typedBeginning(one)))
  return typed.every(hasBeginning) ? 'other' : 'alias'
}

/**
 * Chooses at most seven titles to suggest for a typed text, by type in the order of the types: the
 * closest two of any type, then two of each, then the third. Titles with other words than the typed
 * ones are left out if there are closer ones.
 */
export function chooseTitles<T extends Title>(
  found: readonly T[],
  text: string,
): [ResultType, T[]][] {
  const typed = splitWords(foldText(text))
  const rated = found
    .map((title) => ({ title, closeness: closenessOf(title.title, typed) }))
    .toSorted((a, b) => closeness.indexOf(a.closeness) - closeness.indexOf(b.closeness))
  const close = rated.filter((one) => one.closeness !== 'other')
  const titles = (close.length > 0 ? close : rated).map(({ title }) => title)
  const beginnings = rated
    .filter((one) => one.closeness === 'beginning')
    .map(({ title }) => title)
    .toSorted((a, b) => a.title.length - b.title.length)
  const byType = resultTypes.map(
    (type) => [type, titles.filter((one) => one.type === type)] as const,
  )
  const candidates = new Set([
    ...beginnings.slice(0, mostBeginnings),
    ...byType.flatMap(([, own]) => own.slice(0, perType - 1)),
    ...byType.flatMap(([, own]) => own.slice(perType - 1, perType)),
  ])
  const chosen = new Set([...candidates].slice(0, atMost))
  return byType.flatMap(([type, own]) => {
    const some = own.filter((one) => chosen.has(one))
    return some.length > 0 ? [[type, some]] : []
  })
}

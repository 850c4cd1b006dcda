import { typedBeginning } from '#domain/search/mark-typed'
import type { Query, Term } from '#domain/search/query'
import { stemPhrase } from '#domain/search/stem-word'
import { isStopWord } from '#domain/search/stop-words'
import type { Locale } from '#domain/site/locale'
import { foldText, splitWords } from '#domain/text/fold-text'
import { wordFields, type wordForms } from './document-words'

const columnsOf = (form: (typeof wordForms)[number]) =>
  `{${wordFields.map((field) => `${form}_${field}`).join(' ')}}`
const columns = {
  exact: columnsOf('exact'),
  folded: columnsOf('folded'),
  stemmed: columnsOf('stemmed'),
}

/** A phrase of the dictionary in the query, and what it is called in the other language. */
export interface Synonym {
  /** Positions of its first and last term. */
  from: number
  to: number
  slug: string
  translation: string
}

/** A text as an FTS5 string; nothing in it is syntax. */
const quote = (words: string) => `"${words.replaceAll('"', '""')}"`

function matchTerm({ exact, folded, stem }: Term): string {
  return `(${columns.exact} : ${quote(exact)} OR ${columns.folded} : ${quote(folded)} OR ${columns.stemmed} : ${quote(stem)})`
}

function matchSynonym({ translation }: Synonym): string {
  return `${columns.stemmed} : ${quote(stemPhrase(translation))}`
}

/** The terms that say what is looked for; all of them if none does. */
export function tellingTerms({ terms }: Pick<Query, 'terms'>): Term[] {
  const telling = terms.filter(({ folded }) => !isStopWord(folded))
  return telling.length > 0 ? telling : [...terms]
}

/** Groups terms: those of a synonym are one unit, which its translation matches too. */
function unitsOf(terms: readonly Term[], synonyms: readonly Synonym[]): string[] {
  const units: string[] = []
  for (let at = 0; at < terms.length; ) {
    const own = synonyms.filter(({ from }) => from === at).toSorted((a, b) => b.to - a.to)
    const [longest] = own
    const end = longest ? longest.to : at
    const words = terms.slice(at, end + 1).map(matchTerm)
    const translations = own.filter(({ to }) => to === end).map(matchSynonym)
    units.push(`(${[`(${words.join(' AND ')})`, ...translations].join(' OR ')})`)
    at = end + 1
  }
  return units
}

/** How many of the terms a document must have. */
export type Strictness = 'all' | 'most' | 'any'

/** Most combinations of terms in one expression. */
const mostCombinations = 12

function combine(units: readonly string[], strictness: Strictness): string {
  if (strictness === 'any') return units.join(' OR ')
  const all = units.join(' AND ')
  if (strictness === 'all' || units.length < 3 || units.length > mostCombinations) return all
  return units.map((_, left) => `(${units.toSpliced(left, 1).join(' AND ')})`).join(' OR ')
}

/** The FTS5 expression for documents of a language that have the terms. */
export function matchExpression(
  terms: readonly Term[],
  {
    synonyms,
    locale,
    strictness,
  }: {
    synonyms: readonly Synonym[]
    locale: Locale
    strictness: Strictness
  },
): string {
  return `{scope} : ${quote(locale)} AND (${combine(unitsOf(terms, synonyms), strictness)})`
}

/** The expression for titles that have a word beginning with the stem of each typed word. */
export function matchTitles(text: string, locale: Locale): string | null {
  const beginnings = splitWords(foldText(text)).slice(0, mostCombinations).map(typedBeginning)
  if (beginnings.length === 0) return null
  const typed = beginnings.map((beginning) => `{words} : ${quote(beginning)} *`)
  return `{scope} : ${quote(locale)} AND ${typed.join(' AND ')}`
}

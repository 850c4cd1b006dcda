import { typedBeginning } from '#domain/search/mark-typed'
import type { Unit } from '#domain/search/unit'
import { foldText, splitWords } from '#domain/text/fold-text'
import { inForm, type WordForm } from './word-form'

/** A text as an FTS5 string; nothing in it is syntax. */
const quote = (words: string) => `"${words.replaceAll('"', '""')}"`
/** A phrase in a form. */
const phrase = (form: WordForm, words: string) => quote(inForm(form, words))
const anyOf = (expressions: readonly string[]) => `(${expressions.join(' OR ')})`
const allOf = (expressions: readonly string[]) => `(${expressions.join(' AND ')})`

/** A unit anywhere in a document. Everyday words are looked for in heads alone: in running text they mislead. */
function anywhere({ terms, translations, equivalents }: Unit): string {
  return anyOf([
    allOf(terms.map(({ stem }) => phrase('stemmed', stem))),
    ...translations.map((words) => phrase('stemmed', words)),
    ...equivalents.map((words) => phrase('head', words)),
  ])
}

/** A unit in title, aliases, headings or summary. */
function inHead({ terms, translations, equivalents }: Unit): string {
  return anyOf([
    allOf(terms.map(({ stem }) => phrase('head', stem))),
    ...[...translations, ...equivalents].map((words) => phrase('head', words)),
  ])
}

/** Each way to leave one out. */
const butOne = <T>(list: readonly T[]) => list.map((_, at) => list.toSpliced(at, 1))
const pairsOf = <T>(list: readonly T[]) =>
  list.flatMap((one, at) => list.slice(at + 1).map((other) => [one, other]))

/** Most units of which one may be missing. */
const mostOptional = 6

/** Expressions for documents that have the units. */
export interface Matches {
  /** Documents of the result. */
  whole: string
  /** Those of them that have the units in their heads. */
  heads: string
}

/** Documents that have all units. */
export function matchEvery(units: readonly Unit[]): string {
  return allOf(units.map(anywhere))
}

/** Documents that have all units; with three or more, also those that lack one but have the others in their heads. */
export function matchAll(units: readonly Unit[]): Matches {
  const all = matchEvery(units)
  const hasOptional = units.length > 2 && units.length <= mostOptional
  const sets = hasOptional ? butOne(units) : [units]
  const heads = anyOf(sets.map((some) => allOf(some.map(inHead))))
  return { whole: hasOptional ? anyOf([all, heads]) : all, heads }
}

/** Documents that have two of the units. */
export function matchPairs(units: readonly Unit[]): Matches {
  const pairs = pairsOf(units)
  return {
    whole: anyOf(pairs.map((pair) => allOf(pair.map(anywhere)))),
    heads: anyOf(pairs.map((pair) => allOf(pair.map(inHead)))),
  }
}

/** Documents that have one of the units. */
export function matchAny(units: readonly Unit[]): Matches {
  return { whole: anyOf(units.map(anywhere)), heads: anyOf(units.map(inHead)) }
}

/** Documents that have all terms in one of their forms. */
export function matchForm(units: readonly Unit[], form: 'exact' | 'folded'): string {
  return allOf(units.flatMap(({ terms }) => terms.map((term) => phrase(form, term[form]))))
}

/** Most words of a text of which titles are suggested. */
const mostTyped = 12

/** The expression for titles that have a word beginning with the stem of each typed word. */
export function matchTitles(text: string): string | null {
  const beginnings = splitWords(foldText(text)).slice(0, mostTyped).map(typedBeginning)
  if (beginnings.length === 0) return null
  return beginnings.map((beginning) => `${quote(beginning)} *`).join(' AND ')
}

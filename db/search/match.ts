import { typedBeginning } from '#domain/search/mark-typed'
import { phraseOf, type Unit } from '#domain/search/unit'
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

/** All units in the head, or all but one of them; there are at least two. */
function butOneInHead(units: readonly Unit[]): string {
  const middle = Math.floor(units.length / 2)
  const halves = [units.slice(0, middle), units.slice(middle)]
  return anyOf(
    halves.map((half, at) => {
      const others = halves[1 - at]?.map(inHead) ?? []
      return allOf(half.length > 1 ? [butOneInHead(half), ...others] : others)
    }),
  )
}

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

/** Documents that have the whole query in one piece in their heads; null for a single word. */
export function matchPhrase(units: readonly Unit[]): string | null {
  const terms = units.flatMap((unit) => unit.terms)
  return terms.length < 2 ? null : phrase('head', phraseOf(terms))
}

/**
 * Documents that have all units; with three or more words, also those that lack a unit but have the
 * others, and at least two words, in their heads.
 */
export function matchAll(units: readonly Unit[]): Matches {
  const all = matchEvery(units)
  const phrases = units.filter(({ terms }) => terms.length > 1)
  if (units.length === 2 && phrases.length > 0) {
    return { whole: anyOf([all, ...phrases.map(inHead)]), heads: anyOf(phrases.map(inHead)) }
  }
  if (units.length < 3 || units.length > mostOptional) {
    return { whole: all, heads: allOf(units.map(inHead)) }
  }
  const heads = butOneInHead(units)
  return { whole: anyOf([all, heads]), heads }
}

/** A unit anywhere in a document, and in its head. */
export function matchUnit(unit: Unit): { whole: string; head: string } {
  return { whole: anywhere(unit), head: inHead(unit) }
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

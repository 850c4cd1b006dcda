import { foldText, normaliseText, splitWords } from '../text/fold-text'
import type { SearchTerm } from './stem-word'
import { phraseOf, type Unit } from './unit'

/** The head of a document that may be a result. Stems are joined by spaces, aliases by `|`. */
export interface Candidate {
  title: string
  titleStems: string
  aliasStems: string
  headingStems: string
  summaryStems: string
  /** Factor of its relevance. */
  boost: number
  /** How its running text has all terms; null: unknown. */
  form: 'exact' | 'folded' | 'stemmed' | null
}

/** Value of a word by the field that has it. */
const fieldValues = { title: 1, alias: 0.8, heading: 0.5, summary: 0.4 }
/** Value of a word that only the running text has, by the form in which all words are there. */
const bodyValues = { exact: 0.24, folded: 0.22, stemmed: 0.2 }
/** Factors of a match by a translation, or by another word for the same. */
const translationValue = 0.85
const equivalentValue = 0.65
/** Factors of titles that have the words in another form. */
const foldedFactor = 0.98
const stemmedFactor = 0.94

const padded = (words: string) => ` ${words} `

/** The stems of each field, and the title's words as they are spelled; all with a space at both ends. */
interface Fields extends Record<keyof typeof fieldValues, string> {
  spelledTitle: () => ReturnType<typeof spell>
}

function spell(title: string) {
  const exact = splitWords(normaliseText(title)).join(' ')
  return { exact: padded(exact), folded: padded(foldText(exact)) }
}

function readFields(candidate: Candidate): Fields {
  const { title, titleStems, aliasStems, headingStems, summaryStems } = candidate
  let spelled: ReturnType<typeof spell> | undefined
  return {
    title: padded(titleStems),
    alias: padded(aliasStems.replaceAll('|', ' ')),
    heading: padded(headingStems),
    summary: padded(summaryStems),
    spelledTitle: () => {
      spelled ??= spell(title)
      return spelled
    },
  }
}

/** The value of the best field that has a phrase, which is padded like the fields; 0 if none has. */
function valueIn(fields: Fields, phrase: string): number {
  if (fields.title.includes(phrase)) return fieldValues.title
  if (fields.alias.includes(phrase)) return fieldValues.alias
  if (fields.heading.includes(phrase)) return fieldValues.heading
  return fields.summary.includes(phrase) ? fieldValues.summary : 0
}

/** How closely a title that has the term's stem has its spelling. */
function spellingFactor({ exact, folded, stem }: SearchTerm, fields: Fields): number {
  if (!fields.title.includes(stem)) return 1
  const title = fields.spelledTitle()
  if (title.exact.includes(exact)) return 1
  return title.folded.includes(folded) ? foldedFactor : stemmedFactor
}

/** A term of a query; its texts are padded like the fields. */
interface Weighed {
  term: SearchTerm
  translations: string[]
  equivalents: string[]
  /** How telling the term is: the rarer, the higher. */
  weight: number
}

function weigh(unit: Unit, countOf: (stem: string) => number, total: number): Weighed[] {
  const translations = unit.translations.map(padded)
  const equivalents = unit.equivalents.map(padded)
  return unit.terms.map(({ exact, folded, stem }) => ({
    term: { exact: padded(exact), folded: padded(folded), stem: padded(stem) },
    translations,
    equivalents,
    weight: Math.log(1 + total / (1 + countOf(stem))),
  }))
}

function termValue({ term, translations, equivalents }: Weighed, fields: Fields, inBody: number) {
  let value = Math.max(inBody, valueIn(fields, term.stem) * spellingFactor(term, fields))
  for (const phrase of translations) {
    value = Math.max(value, valueIn(fields, phrase) * translationValue)
  }
  for (const phrase of equivalents) {
    value = Math.max(value, valueIn(fields, phrase) * equivalentValue)
  }
  return value
}

/** The words of units and of other names for them. */
const wordsOf = (units: readonly Unit[]) =>
  new Set(
    units
      .flatMap((unit) => [phraseOf(unit.terms), ...unit.translations, ...unit.equivalents])
      .flatMap((phrase) => phrase.split(' ')),
  )

/** The part of a title's words that are known. */
function titleShare(titleStems: string, known: ReadonlySet<string>): number {
  const words = titleStems.split(' ')
  return words.filter((word) => known.has(word)).length / words.length
}

/** Factors of a name that is the whole query, and of a title that has it in one piece. */
const wholeTitleFactor = 1.5
const wholeAliasFactor = 1.35
const pieceFactor = 1.3
/** Factor of a title that has none of the words; that of one that has no others is 1. */
const leastShare = 0.7

/** How far the query is the name of a document: its title, one of its aliases or a part of these. */
function nameFactor(
  { titleStems, aliasStems }: Candidate,
  phrases: readonly string[],
  known: ReadonlySet<string>,
): number {
  if (phrases.includes(titleStems)) return wholeTitleFactor
  if (phrases.some((phrase) => `|${aliasStems}|`.includes(`|${phrase}|`))) return wholeAliasFactor
  const share = leastShare + (1 - leastShare) * titleShare(titleStems, known)
  const title = padded(titleStems)
  return phrases.some((phrase) => title.includes(padded(phrase))) ? share * pieceFactor : share
}

/**
 * Rates documents for a query: how many of its words they have, weighed by how rare each is
 * (`countOf` documents of `total`), in which field and spelling, and how much of the title they are.
 */
export function createScorer(
  units: readonly Unit[],
  countOf: (stem: string) => number,
  total: number,
): (candidate: Candidate) => number {
  const weighed = units.flatMap((unit) => weigh(unit, countOf, total))
  const sum = weighed.reduce((all, { weight }) => all + weight, 0)
  const known = wordsOf(units)
  const whole = phraseOf(units.flatMap(({ terms }) => terms))
  const [only] = units
  const phrases = units.length === 1 && only ? [whole, ...only.translations] : [whole]
  return (candidate) => {
    const fields = readFields(candidate)
    const inBody = candidate.form === null ? 0 : bodyValues[candidate.form]
    const value = weighed.reduce((all, one) => all + one.weight * termValue(one, fields, inBody), 0)
    return (value / sum) * candidate.boost * nameFactor(candidate, phrases, known)
  }
}

import { foldText, normaliseText, splitWords } from '../text/fold-text'
import type { Term } from './stem-word'
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
const has = (paddedWords: string, phrase: string) => paddedWords.includes(padded(phrase))

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

/** The value of the best field that has a phrase; 0 if none has. */
function valueIn(fields: Fields, phrase: string): number {
  if (has(fields.title, phrase)) return fieldValues.title
  if (has(fields.alias, phrase)) return fieldValues.alias
  if (has(fields.heading, phrase)) return fieldValues.heading
  return has(fields.summary, phrase) ? fieldValues.summary : 0
}

/** How closely a title that has the term's stem has its spelling. */
function spellingFactor({ exact, folded, stem }: Term, fields: Fields): number {
  if (!has(fields.title, stem)) return 1
  const title = fields.spelledTitle()
  if (has(title.exact, exact)) return 1
  return has(title.folded, folded) ? foldedFactor : stemmedFactor
}

interface Weighed {
  unit: Unit
  term: Term
  /** How telling the term is: the rarer, the higher. */
  weight: number
}

function termValue({ unit, term }: Weighed, fields: Fields, { form }: Candidate) {
  const meant = [
    ...unit.translations.map((phrase) => valueIn(fields, phrase) * translationValue),
    ...unit.equivalents.map((phrase) => valueIn(fields, phrase) * equivalentValue),
  ]
  const own = valueIn(fields, term.stem) * spellingFactor(term, fields)
  const inBody = form === null ? 0 : bodyValues[form]
  return Math.max(own, inBody, ...meant)
}

/** The part of a title's words that the query has. */
function titleShare(titleStems: string, units: readonly Unit[]): number {
  const words = titleStems.split(' ')
  const known = new Set(
    units
      .flatMap((unit) => [phraseOf(unit.terms), ...unit.translations, ...unit.equivalents])
      .flatMap((phrase) => phrase.split(' ')),
  )
  return words.filter((word) => known.has(word)).length / words.length
}

/** Factors of a name that is the whole query, and of a title that has it in one piece. */
const wholeTitleFactor = 1.5
const wholeAliasFactor = 1.35
const pieceFactor = 1.1
/** Factor of a title that has none of the words; that of one that has no others is 1. */
const leastShare = 0.7

/** How far the query is the name of a document: its title, one of its aliases or a part of these. */
function nameFactor(
  { titleStems, aliasStems }: Candidate,
  phrases: readonly string[],
  units: readonly Unit[],
): number {
  if (phrases.includes(titleStems)) return wholeTitleFactor
  if (phrases.some((phrase) => `|${aliasStems}|`.includes(`|${phrase}|`))) return wholeAliasFactor
  const share = leastShare + (1 - leastShare) * titleShare(titleStems, units)
  return phrases.some((phrase) => has(padded(titleStems), phrase)) ? share * pieceFactor : share
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
  const weighed: Weighed[] = units.flatMap((unit) =>
    unit.terms.map((term) => ({
      unit,
      term,
      weight: Math.log(1 + total / (1 + countOf(term.stem))),
    })),
  )
  const sum = weighed.reduce((all, { weight }) => all + weight, 0)
  const whole = phraseOf(weighed.map(({ term }) => term))
  const [only] = units
  const phrases = units.length === 1 && only ? [whole, ...only.translations] : [whole]
  return (candidate) => {
    const fields = readFields(candidate)
    const value = weighed.reduce(
      (all, one) => all + one.weight * termValue(one, fields, candidate),
      0,
    )
    return (value / sum) * candidate.boost * nameFactor(candidate, phrases, units)
  }
}

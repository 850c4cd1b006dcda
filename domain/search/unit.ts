import { equivalentsOf } from './equivalents'
import { type SearchTerm, stemPhrase } from './stem-word'

/** A word of a query, or words that the dictionary has as one phrase. */
export interface Unit {
  terms: readonly SearchTerm[]
  /** Names of the phrase in the dictionary, in both languages, as stems. */
  translations: string[]
  /** Phrases that visitors use for the same, as stems. */
  equivalents: string[]
  /** Slugs of the dictionary's terms. */
  slugs: string[]
}

interface Translation {
  slug: string
  translation: string
}

/** Longest phrase of the dictionary, in words. */
const longestPhrase = 5

export const phraseOf = (terms: readonly SearchTerm[]) => terms.map(({ stem }) => stem).join(' ')

type Phrases = ReadonlyMap<string, readonly Translation[]>

const namesOf = (found: readonly Translation[]) =>
  found.map(({ translation }) => stemPhrase(translation))

/** A phrase with its names: an alias has those of the term, too. */
function readUnit(terms: readonly SearchTerm[], phrases: Phrases): Unit {
  const phrase = phraseOf(terms)
  const found = phrases.get(phrase) ?? []
  const names = namesOf(found)
  const all = new Set([...names, ...names.flatMap((name) => namesOf(phrases.get(name) ?? []))])
  all.delete(phrase)
  return {
    terms,
    translations: [...all],
    equivalents: equivalentsOf(phrase),
    slugs: found.map(({ slug }) => slug),
  }
}

/** The longest phrase of the dictionary or of everyday words that begins the terms, or the first term. */
function firstUnit(terms: readonly SearchTerm[], phrases: Phrases): Unit {
  for (let length = Math.min(longestPhrase, terms.length); length > 1; length--) {
    const unit = readUnit(terms.slice(0, length), phrases)
    if (unit.translations.length + unit.equivalents.length > 0) return unit
  }
  return readUnit(terms.slice(0, 1), phrases)
}

/** Divides the terms of a query at phrases of the dictionary and of everyday words, longest first. */
export function readUnits(terms: readonly SearchTerm[], phrases: Phrases): Unit[] {
  const units: Unit[] = []
  for (let rest = terms; rest.length > 0; ) {
    const unit = firstUnit(rest, phrases)
    units.push(unit)
    rest = rest.slice(unit.terms.length)
  }
  return units
}

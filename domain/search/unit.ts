import { equivalentsOf } from './equivalents'
import { stemPhrase, type Term } from './stem-word'

/** A word of a query, or words that the dictionary has as one phrase. */
export interface Unit {
  terms: Term[]
  /** Names of the phrase in the other language, as stems. */
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

export const phraseOf = (terms: readonly Term[]) => terms.map(({ stem }) => stem).join(' ')

function readUnit(terms: Term[], found: readonly Translation[]): Unit {
  return {
    terms,
    translations: found.map(({ translation }) => stemPhrase(translation)),
    equivalents: equivalentsOf(phraseOf(terms)),
    slugs: found.map(({ slug }) => slug),
  }
}

/** Divides the terms of a query at phrases of the dictionary and of everyday words, longest first. */
export function readUnits(
  terms: readonly Term[],
  phrases: ReadonlyMap<string, readonly Translation[]>,
): Unit[] {
  const units: Unit[] = []
  for (let from = 0; from < terms.length; ) {
    let length = Math.min(longestPhrase, terms.length - from)
    let unit = readUnit(terms.slice(from, from + length), [])
    for (; length > 0; length--) {
      const own = terms.slice(from, from + length)
      unit = readUnit(own, phrases.get(phraseOf(own)) ?? [])
      if (unit.translations.length + unit.equivalents.length > 0) break
    }
    units.push(unit)
    from += unit.terms.length
  }
  return units
}

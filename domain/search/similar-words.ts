import type { KnownWord } from './nearest-word'

/** Words of the index that somebody may have meant by an unknown one. */
export interface SimilarWords {
  /** Those that share the beginning or the end, and whose length differs by at most two. */
  near: KnownWord[]
  /** Those that the word begins or ends with. */
  parts: KnownWord[]
  /** Those that begin with the word, the most frequent first. */
  longer: KnownWord[]
}

const shortestPart = 3

/** The parts into which a word can be divided. */
export function divide(word: string): [string, string][] {
  return Array.from({ length: Math.max(0, word.length - 2 * shortestPart + 1) }, (_, at) => [
    word.slice(0, at + shortestPart),
    word.slice(at + shortestPart),
  ])
}

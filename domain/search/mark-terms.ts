import { foldText } from '../text/fold-text'
import { stemWord } from './stem-word'
import type { Unit } from './unit'

/** A piece of a text; `isMatch` if it is a word that was asked for. */
export interface MarkedPart {
  text: string
  isMatch: boolean
}

/** Words with their vowel marks and tatweel, so that a mark covers them. */
const word = /[\p{L}\p{N}\p{M}\u0640]+/gu

/** The stems of what was asked for: of its words and of their translations. */
export function stemsOf(units: readonly Unit[]): ReadonlySet<string> {
  return new Set(
    units.flatMap(({ terms, translations }) => [
      ...terms.map(({ stem }) => stem),
      ...translations.flatMap((phrase) => phrase.split(' ')),
    ]),
  )
}

/** Divides a text at the words that have one of the stems. */
export function markTerms(text: string, stems: ReadonlySet<string>): MarkedPart[] {
  const parts: MarkedPart[] = []
  const push = (piece: string, isMatch: boolean) => {
    const last = parts.at(-1)
    if (piece === '') return
    if (last?.isMatch === isMatch) last.text += piece
    else parts.push({ text: piece, isMatch })
  }
  let end = 0
  for (const { 0: found, index } of text.matchAll(word)) {
    push(text.slice(end, index), false)
    push(found, stems.has(stemWord(foldText(found))))
    end = index + found.length
  }
  push(text.slice(end), false)
  return joinMatches(parts)
}

/** Joins matches that only spaces divide: a phrase is marked as one. */
function joinMatches(parts: readonly MarkedPart[]): MarkedPart[] {
  const joined: MarkedPart[] = []
  for (const [at, part] of parts.entries()) {
    const [before, beforeThat] = [joined.at(-1), joined.at(-2)]
    if (part.isMatch && before && /^\s+$/.test(before.text) && beforeThat?.isMatch && at > 1) {
      beforeThat.text += before.text + part.text
      joined.pop()
    } else joined.push({ ...part })
  }
  return joined
}

/** Characters of a text that a result shows. */
const longestExcerpt = 220

/** The sentence of a text that has the most of the stems, cut to 220 characters; null if none has. */
export function findExcerpt(text: string, stems: ReadonlySet<string>): string | null {
  // Cells of tables, headings and names do not end like a sentence.
  const sentences = text.split(/(?<=[.؟?!؛])\s+|\n+/u).filter((part) => /[.؟?!؛:»”]$/u.test(part))
  const counted = sentences.map((sentence) => ({
    sentence,
    matches: markTerms(sentence, stems).filter(({ isMatch }) => isMatch).length,
  }))
  const [best] = counted.toSorted((a, b) => b.matches - a.matches)
  return best && best.matches > 0 ? cutText(best.sentence) : null
}

/** A text cut at a word, with an ellipsis. */
export function cutText(text: string): string {
  if (text.length <= longestExcerpt) return text
  return `${text.slice(0, longestExcerpt).replace(/\s+\S*$/u, '')} …`
}

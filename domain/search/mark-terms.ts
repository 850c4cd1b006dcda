import { foldText, splitWords } from '../text/fold-text'
import { article, stemWord } from './stem-word'
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

/** What a folded word, typed so far, has in common with other forms of it: its stem or itself. */
export function typedBeginning(folded: string): string {
  const bare = folded.replace(article, '')
  const stem = stemWord(bare)
  return stem.length > 2 && bare.startsWith(stem) ? stem : bare
}

/** Length of the beginning of a word that was typed, in any spelling; 0 if it begins otherwise. */
function typedLength(text: string, typed: readonly string[]): number {
  const folded = foldText(text)
  const begins = (one: string) =>
    folded.startsWith(one) || folded.replace(article, '').startsWith(one)
  const found = typed.filter(begins).toSorted((a, b) => b.length - a.length)[0]
  if (!found) return 0
  const end = folded.indexOf(found) + found.length
  let length = end
  // Vowel marks and tatweel are letters of the text only.
  while (length < text.length && foldText(text.slice(0, length)).length < end) length++
  while (/^\p{M}/u.test(text.slice(length))) length++
  return length
}

/** Divides a title at the beginnings of words that were typed so far. */
export function markTyped(title: string, text: string): MarkedPart[] {
  const typed = splitWords(foldText(text)).flatMap((one) => [
    one.replace(article, ''),
    typedBeginning(one),
  ])
  const parts: MarkedPart[] = []
  let end = 0
  for (const { 0: found, index } of title.matchAll(word)) {
    const length = typedLength(found, typed)
    if (length === 0) continue
    parts.push({ text: title.slice(end, index), isMatch: false })
    end = index + length
    parts.push({ text: title.slice(index, end), isMatch: true })
  }
  parts.push({ text: title.slice(end), isMatch: false })
  return parts.filter((part) => part.text !== '')
}

import { foldText, splitWords } from '../text/fold-text'
import { article } from './article'
import type { MarkedPart } from './mark-terms'
import { stemWord } from './stem-word'

const word = /[\p{L}\p{N}\p{M}\u0640]+/gu

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

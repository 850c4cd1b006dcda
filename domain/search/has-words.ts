import { countEdits } from '../text/count-edits'
import { foldText, normaliseText, splitWords } from '../text/fold-text'

const wordsOf = (text: string) => splitWords(foldText(normaliseText(text)))

/** Equal, longer by an ending, or one letter apart. */
function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < 4) return one === other
  return long.startsWith(short) || (short.length > 4 && countEdits(one, other) <= 1)
}

/** True if a text has at least half of the words of another, in any order. */
export function hasWords(text: string, searched: string): boolean {
  const own = wordsOf(text)
  const words = wordsOf(searched)
  const found = words.filter((word) => own.some((one) => isSameWord(one, word)))
  return words.length > 0 && found.length * 2 >= words.length
}

import { countEdits } from '../text/count-edits'

/** Most edits after which a word is still taken for a misspelling of another. */
function mostEdits(length: number): number {
  if (length < 3) return 0
  return length < 6 ? 1 : 2
}

interface Known {
  word: string
  /** Number of documents that have it. */
  documents: number
}

/** The known word with the fewest edits, the most frequent of several; null if none is near. */
export function findNearest<W extends Known>(word: string, known: readonly W[]): W | null {
  const near = known
    .map((one) => ({ one, edits: countEdits(word, one.word) }))
    .filter(({ edits }) => edits > 0 && edits <= mostEdits(word.length))
    .toSorted((a, b) => a.edits - b.edits || b.one.documents - a.one.documents)
  return near[0]?.one ?? null
}

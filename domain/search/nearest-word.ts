import { countEdits } from '../text/count-edits'
import { article } from './article'

/** A word of the index, folded. */
export interface KnownWord {
  word: string
  /** As it is written in a document. */
  spelling: string
  /** Number of documents that have it. */
  documents: number
}

/** Most edits after which a word is still taken for a misspelling of another. */
function mostEdits(word: string): number {
  const { length } = word.replace(article, '')
  if (length < 5) return 0
  return length < 8 ? 1 : 2
}

/** The known word with the fewest edits, the most frequent of several; null if none is near. */
export function findNearest<W extends Pick<KnownWord, 'word' | 'documents'>>(
  word: string,
  known: readonly W[],
): W | null {
  const near = known
    .map((one) => ({ one, edits: countEdits(word, one.word) }))
    .filter(({ edits }) => edits > 0 && edits <= mostEdits(word))
    .toSorted((a, b) => a.edits - b.edits || b.one.documents - a.one.documents)
  return near[0]?.one ?? null
}

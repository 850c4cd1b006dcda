/** Edits between two words: inserted, deleted, replaced and swapped letters (optimal alignment). */
function countEdits(a: string, b: string): number {
  const first = [...a]
  const second = [...b]
  let before: number[] = []
  let row = [...second.keys(), second.length]
  for (const [at, letter] of first.entries()) {
    const next = [at + 1]
    for (const [place, other] of second.entries()) {
      const cost = letter === other ? 0 : 1
      const isSwapped =
        at > 0 && place > 0 && letter === second[place - 1] && first[at - 1] === other
      next.push(
        Math.min(
          (next[place] ?? 0) + 1,
          (row[place + 1] ?? 0) + 1,
          (row[place] ?? 0) + cost,
          isSwapped ? (before[place - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = row
    row = next
  }
  return row.at(-1) ?? 0
}

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

/** Edits between two words: inserted, deleted, replaced and swapped letters (optimal alignment). */
export function countEdits(a: string, b: string): number {
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

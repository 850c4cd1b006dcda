/** Fewest people that a published number of people may stand for. */
export const fewestPeople = 5

/** True for a number of people that is too small to be published; none are no one's data. */
export function isWithheld(count: number): boolean {
  return count > 0 && count < fewestPeople
}

/** True if no withheld number follows from their sum: they are not all the least or the most. */
function isHidden(withheld: readonly number[]): boolean {
  if (withheld.length === 0 || withheld.some((count) => !isWithheld(count))) return true
  const sum = withheld.reduce((all, count) => all + count, 0)
  return withheld.length > 1 && sum > withheld.length && sum < withheld.length * (fewestPeople - 1)
}

export interface WithheldParts {
  /** True for each part that is withheld, in the order of the counts. */
  parts: boolean[]
  isTotalWithheld: boolean
}

/**
 * Withholds each part that is too small, and as many of the smallest others as keep it from being
 * computed from the rest (complementary suppression).
 */
export function withholdParts(counts: readonly number[]): WithheldParts {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const parts = counts.map(isWithheld)
  const bySize = counts.map((_, at) => at).toSorted((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0))
  const withheld = () => counts.filter((_, at) => parts[at])
  for (const at of bySize) {
    if (isHidden(withheld())) break
    if (counts[at] !== 0) parts[at] = true
  }
  return { parts, isTotalWithheld: isWithheld(total) || !isHidden(withheld()) }
}

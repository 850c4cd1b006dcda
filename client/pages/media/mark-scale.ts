/** Number of units that a mark stands for, so that the longest row stays countable. */
export function unitsPerMark(largest: number): number {
  let per = 1
  while (largest / per > 300) per *= 10
  return per
}

/** Lines of a block: long rows stand in two, so that they fit beside their label. */
export const linesOf = (marks: number) => (marks > 50 ? 2 : 1)

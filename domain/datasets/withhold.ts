/** Fewest people that a published number of people may stand for. */
export const fewest = 5

/** True for a number of people that is too small to be published; none are no one's data. */
export function isWithheld(count: number): boolean {
  return count > 0 && count < fewest
}

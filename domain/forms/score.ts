/** Scores of a service, from poor to excellent (specification, section 5). */
export const scores = [1, 2, 3, 4, 5] as const
export type Score = (typeof scores)[number]

/** Message key of each score. */
export const scoreNames = {
  1: 'poor',
  2: 'fair',
  3: 'good',
  4: 'veryGood',
  5: 'excellent',
} as const satisfies Record<Score, string>

/** Parses a score from a form (text) or the JSON API (number); null for anything else. */
export function readScore(input: unknown): Score | null {
  return scores.find((score) => input === score || input === String(score)) ?? null
}

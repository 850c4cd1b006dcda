/** What a service may be given, from poor to excellent (specification, section 5). */
export const scores = [1, 2, 3, 4, 5] as const
export type Score = (typeof scores)[number]

/** What each score is called, by its words in the messages. */
export const scoreNames = {
  1: 'poor',
  2: 'fair',
  3: 'good',
  4: 'veryGood',
  5: 'excellent',
} as const satisfies Record<Score, string>

/** The score that was sent, by a form as text or by a program as a number; null for anything else. */
export function readScore(sent: unknown): Score | null {
  return scores.find((score) => sent === score || sent === String(score)) ?? null
}

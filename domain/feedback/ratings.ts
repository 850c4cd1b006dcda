import { type Score, scores } from '../forms/score'

export interface Ratings {
  count: number
  /** To one decimal. */
  average: number
  /** How many gave each score, the best first. */
  shares: { score: Score; count: number; percent: number }[]
}

/** What scores come to; null where nobody has given one. */
export function sumUp(counts: ReadonlyMap<number, number>): Ratings | null {
  const of = (score: Score) => counts.get(score) ?? 0
  const count = scores.reduce<number>((sum, score) => sum + of(score), 0)
  if (count === 0) return null
  const points = scores.reduce<number>((sum, score) => sum + score * of(score), 0)
  return {
    count,
    average: Math.round((points * 10) / count) / 10,
    shares: scores.toReversed().map((score) => ({
      score,
      count: of(score),
      percent: Math.round((of(score) * 100) / count),
    })),
  }
}

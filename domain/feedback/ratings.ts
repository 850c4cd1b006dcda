import { type Score, scores } from '../forms/score'

export interface Ratings {
  count: number
  /** Rounded to one decimal. */
  average: number
  /** Highest score first. */
  shares: { score: Score; count: number; percent: number }[]
}

/** Summarises score counts (score → number of ratings); null if there are no ratings. */
export function summariseRatings(counts: ReadonlyMap<number, number>): Ratings | null {
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

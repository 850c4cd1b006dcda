import type { FeedbackAnswer } from '../forms/feedback-reasons'
import { percentOf } from './usefulness'
import type { Usefulness } from './usefulness-count'

export const trendWeeks = 8

export interface PageTrend extends Usefulness {
  page: string
  /** Percentage of positive votes in each week, the oldest first; null without votes. */
  weeks: (number | null)[]
}

interface Counted {
  page: string
  week: number
  answer: FeedbackAnswer
  total: number
}

/** The pages with most negative votes, with the percentage of positive ones in each week. */
export function rankByNo(rows: readonly Counted[], atMost: number): PageTrend[] {
  const totalOf = (some: readonly Counted[], answer: FeedbackAnswer) =>
    some.filter((row) => row.answer === answer).reduce((sum, { total }) => sum + total, 0)
  const countVotes = (some: readonly Counted[]) => ({
    yes: totalOf(some, 'yes'),
    no: totalOf(some, 'no'),
  })
  return [...Map.groupBy(rows, ({ page }) => page)]
    .map(([page, own]) => ({
      page,
      ...countVotes(own),
      weeks: Array.from({ length: trendWeeks }, (_, week) => {
        const votes = countVotes(own.filter((row) => row.week === week))
        return votes.yes + votes.no > 0 ? percentOf(votes) : null
      }),
    }))
    .filter(({ no }) => no > 0)
    .toSorted((a, b) => b.no - a.no || a.yes - b.yes || (a.page < b.page ? -1 : 1))
    .slice(0, atMost)
}

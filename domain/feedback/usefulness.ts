import type { FeedbackAnswer } from '../forms/feedback-reasons'
import type { Usefulness } from './usefulness-count'

/**
 * Slugs of books by share of positive votes, best first. Votes on a chapter count for its book;
 * smoothing weakens small samples, and books at or below one half are left out.
 */
export function rankBooks(counts: readonly (Usefulness & { page: string })[]): string[] {
  const totals = new Map<string, Usefulness>()
  for (const { page, yes, no } of counts) {
    const [kind, slug] = page.split('/')
    if (!slug || (kind !== 'book' && kind !== 'chapter')) continue
    const total = totals.get(slug) ?? { yes: 0, no: 0 }
    totals.set(slug, { yes: total.yes + yes, no: total.no + no })
  }
  return [...totals]
    .map(([slug, total]) => ({ slug, share: shareOf(total) }))
    .filter(({ share }) => share > 0.5)
    .toSorted((a, b) => b.share - a.share)
    .map(({ slug }) => slug)
}

/** Percentage of positive votes. */
export function percentOf({ yes, no }: Usefulness): number {
  return Math.round((yes * 100) / (yes + no))
}

/** Laplace smoothing: one vote of each kind is added. */
function shareOf({ yes, no }: Usefulness): number {
  return (yes + 1) / (yes + no + 2)
}

export const trendWeeks = 8

interface PageTrend extends Usefulness {
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

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

import type { Usefulness } from '../payloads/payloads'

/**
 * Books their readers found of use, the most useful first. What is said of a chapter counts for its
 * book; few voices weigh little, and a book that more readers found of no use is left out.
 */
export function rankBooks(said: readonly (Usefulness & { page: string })[]): string[] {
  const totals = new Map<string, Usefulness>()
  for (const { page, yes, no } of said) {
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

/** Of those who answered, how many in a hundred found it of use. */
export function percentOf({ yes, no }: Usefulness): number {
  return Math.round((yes * 100) / (yes + no))
}

/** The share of those it was of use to, as if one voice each had been there before (Laplace). */
function shareOf({ yes, no }: Usefulness): number {
  return (yes + 1) / (yes + no + 2)
}

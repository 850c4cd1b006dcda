import { fewestPeople } from '#domain/datasets/withhold'
import { listGapsBetween } from '../../search/gaps'
import { monthBounds, splitMonths } from './complete-months'
import type { Source } from './source'

/** First month with numbers. */
const since = '2026-01'

export const searchesWithoutResultsSource: Source = async ({ search, former, now }) => {
  const { final, toCount } = splitMonths(former, now, since)
  const counted = await Promise.all(
    toCount.map(async (month) => {
      const gaps = await listGapsBetween(search, ...monthBounds(month))
      return (
        gaps
          // The same visitors may ask on several days: one day has to have enough.
          .filter(({ most }) => most >= fewestPeople)
          .map(({ query, locale, visitors, days }) => ({
            month,
            language: locale,
            query,
            visitors,
            days,
          }))
      )
    }),
  )
  return [...final, ...counted.flat()].toSorted((a, b) =>
    String(a.month).localeCompare(String(b.month), 'en'),
  )
}

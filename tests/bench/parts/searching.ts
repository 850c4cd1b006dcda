import type { Locale } from '#domain/site/locale'
import { arabicQueries, englishQueries } from '../../db/search/relevance-queries.ts'
import { quantile } from '../numbers.ts'
import type { Served } from '../runtime.ts'
import { askInTurns } from '../timing.ts'

/** Milliseconds until the last byte. */
interface Times {
  median: number
  p95: number
}

export interface SearchingMeasured {
  documents: number
  /** Time to write the index anew. */
  rebuildSeconds: number
  read: Times
  search: Times
  suggestions: Times
}

const rounds = 5
const typedLetters = 5

const timesOf = (times: number[]): Times => ({
  median: quantile(times, 0.5),
  p95: quantile(times, 0.95),
})

/** Searches and suggestions among 10,000 documents a language, with one indexed read after each. */
export async function measureSearching(
  { direct }: Served,
  index: Pick<SearchingMeasured, 'documents' | 'rebuildSeconds'>,
): Promise<SearchingMeasured> {
  const asked = [
    ...arabicQueries.map(([text]) => ({ text, lang: 'ar' as Locale })),
    ...englishQueries.map(([text]) => ({ text, lang: 'en' as Locale })),
  ]
  const read: number[] = []
  const search: number[] = []
  const suggestions: number[] = []
  for (const { text, lang } of asked) {
    const address = (path: string, q: string) =>
      `${direct}${path}?${new URLSearchParams({ q, lang })}`
    const typed = [...text].slice(0, typedLetters).join('')
    const [reads = [], searches = [], suggested = []] = await askInTurns(
      [address('/read', ''), address('/search', text), address('/suggest', typed)],
      rounds,
    )
    read.push(...reads.slice(1).map(({ last }) => last))
    search.push(...searches.slice(1).map(({ last }) => last))
    suggestions.push(...suggested.slice(1).map(({ last }) => last))
  }
  return {
    ...index,
    read: timesOf(read),
    search: timesOf(search),
    suggestions: timesOf(suggestions),
  }
}

import type { KnownWord } from '#domain/search/nearest-word'

interface SimilarWords {
  /** Those that share the beginning or the end, folded, and whose length differs by at most two. */
  near: KnownWord[]
  /** Those that the word begins or ends with. */
  parts: KnownWord[]
  /** Those that begin with the word. */
  longer: KnownWord[]
}

const shortestPart = 3
/** Letters that a word is completed by. */
const mostMissing = 6

/** The parts into which a word can be divided. */
export function divide(word: string): [string, string][] {
  return Array.from({ length: Math.max(0, word.length - 2 * shortestPart + 1) }, (_, at) => [
    word.slice(0, at + shortestPart),
    word.slice(at + shortestPart),
  ])
}

/** Words of the index that somebody may have meant by a folded word. */
export async function findSimilarWords(search: D1Database, word: string): Promise<SimilarWords> {
  const select = 'SELECT word, spelling, documents FROM vocabulary WHERE'
  const [near, parts, longer] = await search.batch<KnownWord>([
    search
      .prepare(
        `${select} length BETWEEN ?1 - 2 AND ?1 + 2
         AND (substr(word, 1, 2) = substr(?2, 1, 2) OR substr(word, -3) = substr(?2, -3))`,
      )
      .bind(word.length, word),
    search
      .prepare(`${select} (length, word) IN (SELECT length(value), value FROM json_each(?))`)
      .bind(JSON.stringify(divide(word).flat())),
    search
      .prepare(
        `${select} length BETWEEN ?1 + 1 AND ?1 + ${mostMissing} AND substr(word, 1, ?1) = ?2
         ORDER BY documents DESC LIMIT 5`,
      )
      .bind(word.length, word),
  ])
  return {
    near: near?.results ?? [],
    parts: parts?.results ?? [],
    longer: longer?.results ?? [],
  }
}

/** Title and summary of a term in both languages. */
export async function findTerm(search: D1Database, slug: string) {
  const { results } = await search
    .prepare(`SELECT locale, title, summary, path FROM documents WHERE kind = 'term' AND slug = ?`)
    .bind(slug)
    .all<{ locale: 'ar' | 'en'; title: string; summary: string; path: string }>()
  return results
}

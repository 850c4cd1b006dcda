interface KnownWord {
  word: string
  /** As it is written in a document. */
  spelling: string
  documents: number
}

/** Words of the index whose length differs by at most two, folded, with the number of documents. */
export async function findSimilarWords(search: D1Database, word: string): Promise<KnownWord[]> {
  const { results } = await search
    .prepare(
      `SELECT word, spelling, sum(documents) AS documents FROM vocabulary
       WHERE locale IN ('ar', 'en') AND length BETWEEN ?1 AND ?2 GROUP BY word`,
    )
    .bind(word.length - 2, word.length + 2)
    .all<KnownWord>()
  return results
}

/** Title and summary of a term in both languages. */
export async function findTerm(search: D1Database, slug: string) {
  const { results } = await search
    .prepare(`SELECT locale, title, summary, path FROM documents WHERE kind = 'term' AND slug = ?`)
    .bind(slug)
    .all<{ locale: 'ar' | 'en'; title: string; summary: string; path: string }>()
  return results
}

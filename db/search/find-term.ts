import type { Locale } from '#domain/site/locale'

interface TermText {
  locale: Locale
  title: string
  summary: string
  path: string
}

/** Title and definition of a term in both languages. */
export async function findTerm(database: D1Database, slug: string): Promise<TermText[]> {
  const { results } = await database
    .prepare(`SELECT locale, title, summary, path FROM documents WHERE kind = 'term' AND slug = ?`)
    .bind(slug)
    .all<TermText>()
  return results
}

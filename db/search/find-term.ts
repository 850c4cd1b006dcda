import type { Locale } from '#domain/site/locale'

interface TermText {
  locale: Locale
  title: string
  summary: string
  path: string
}

interface TermLink {
  title: string
  path: string
}

/** Titles of terms in one language, in the order of the slugs. */
export async function findTermLinks(
  database: D1Database,
  slugs: readonly string[],
  locale: Locale,
): Promise<TermLink[]> {
  const { results } = await database
    .prepare(
      `SELECT slug, title, path FROM documents
       WHERE kind = 'term' AND locale = ? AND slug IN (SELECT value FROM json_each(?))`,
    )
    .bind(locale, JSON.stringify(slugs))
    .all<TermLink & { slug: string }>()
  return slugs.flatMap((slug) => {
    const found = results.find((row) => row.slug === slug)
    return found ? [{ title: found.title, path: found.path }] : []
  })
}

/** Title and definition of a term in both languages. */
export async function findTerm(database: D1Database, slug: string): Promise<TermText[]> {
  const { results } = await database
    .prepare(`SELECT locale, title, summary, path FROM documents WHERE kind = 'term' AND slug = ?`)
    .bind(slug)
    .all<TermText>()
  return results
}

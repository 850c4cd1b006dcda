import type { Locale } from '#domain/site/locale'

interface TermText {
  locale: Locale
  title: string
  summary: string
  path: string
}

/** SQL for the terms whose publication window is open at an instant. */
const isTermAt = (now: string) =>
  `kind = 'term' AND coalesce(starts_at, 0) <= ${now} AND (ends_at IS NULL OR ends_at > ${now})`

interface TermLink {
  title: string
  path: string
}

/** Titles of terms in one language, in the order of the slugs. */
export async function findTermLinks(
  database: D1Database,
  slugs: readonly string[],
  { locale, now }: { locale: Locale; now: number },
): Promise<TermLink[]> {
  const { results } = await database
    .prepare(
      `SELECT slug, title, path FROM documents
       WHERE ${isTermAt('?3')} AND locale = ?1 AND slug IN (SELECT value FROM json_each(?2))`,
    )
    .bind(locale, JSON.stringify(slugs), now)
    .all<TermLink & { slug: string }>()
  return slugs.flatMap((slug) => {
    const found = results.find((row) => row.slug === slug)
    return found ? [{ title: found.title, path: found.path }] : []
  })
}

/** Title and definition of a term in both languages; none outside its publication window. */
export async function findTerm(
  database: D1Database,
  slug: string,
  now: number,
): Promise<TermText[]> {
  const { results } = await database
    .prepare(
      `SELECT locale, title, summary, path FROM documents WHERE ${isTermAt('?2')} AND slug = ?1`,
    )
    .bind(slug, now)
    .all<TermText>()
  return results
}

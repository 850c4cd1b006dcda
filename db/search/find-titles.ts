import type { ResultType } from '#domain/search/types'
import type { Locale } from '#domain/site/locale'
import type { DocumentFacts } from './document'
import { idRange } from './document-id'
import { matchTitles } from './match'

export interface TitleFound {
  type: ResultType
  title: string
  path: string
  facts: DocumentFacts
}

interface TitleOptions {
  locale: Locale
  type?: ResultType | null
  /** Only what the knowledge hub has. */
  knowledge?: boolean
  /** Epoch ms. */
  now: number
  /** Most titles, of all types. */
  limit: number
}

/**
 * Titles that have the typed words, the last of them unfinished; services first, the shortest of a
 * type first.
 */
export async function findTitles(
  search: D1Database,
  text: string,
  { locale, now, limit, type = null, knowledge = false }: TitleOptions,
): Promise<TitleFound[]> {
  const expression = matchTitles(text)
  if (!expression) return []
  const { from, to } = idRange({ locale, type, year: null, knowledge })
  const { results } = await search
    .prepare(
      `SELECT type, title, path, facts FROM documents WHERE id IN (
         SELECT rowid FROM title_words WHERE title_words MATCH ?1 AND rowid BETWEEN ?2 AND ?3 LIMIT ?4
       ) AND (starts_at IS NULL OR starts_at <= ?5) AND (ends_at IS NULL OR ends_at > ?5)
       ORDER BY length(title), id`,
    )
    .bind(expression, from, to, limit, now)
    .all<Omit<TitleFound, 'facts'> & { facts: string }>()
  return results.map((row) => ({ ...row, facts: JSON.parse(row.facts) }))
}

interface TermText {
  locale: Locale
  title: string
  summary: string
  path: string
}

/** SQL for the terms whose publication window is open at an instant. */
const isTermAt = (now: string) =>
  `kind = 'term' AND coalesce(starts_at, 0) <= ${now} AND (ends_at IS NULL OR ends_at > ${now})`

/** Titles of terms in one language, in the order of the slugs. */
export async function findTermLinks(
  database: D1Database,
  slugs: readonly string[],
  { locale, now }: { locale: Locale; now: number },
): Promise<{ title: string; path: string }[]> {
  const { results } = await database
    .prepare(
      `SELECT slug, title, path FROM documents
       WHERE ${isTermAt('?3')} AND locale = ?1 AND slug IN (SELECT value FROM json_each(?2))`,
    )
    .bind(locale, JSON.stringify(slugs), now)
    .all<{ slug: string; title: string; path: string }>()
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

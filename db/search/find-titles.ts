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

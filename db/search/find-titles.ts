import type { ResultType } from '#domain/search/types'
import type { Locale } from '#domain/site/locale'
import type { DocumentFacts } from './document'
import { isShown } from './find-documents'
import { matchTitles } from './match'

export interface TitleFound {
  type: ResultType
  title: string
  path: string
  facts: DocumentFacts
}

interface TitleOptions {
  locale: Locale
  /** Epoch ms. */
  now: number
  /** Most titles of one type. */
  perType: number
}

/** Titles that have the typed words, the last of them unfinished; the shortest first. */
export async function findTitles(
  search: D1Database,
  text: string,
  { locale, now, perType }: TitleOptions,
): Promise<TitleFound[]> {
  const expression = matchTitles(text, locale)
  if (!expression) return []
  const { results } = await search
    .prepare(
      `SELECT type, title, path, facts FROM (
         SELECT type, title, path, facts,
           row_number() OVER (PARTITION BY type ORDER BY length(title), documents.id) AS place
         FROM title_words JOIN documents ON documents.id = title_words.rowid
         WHERE title_words MATCH ?1 AND ${isShown}
       ) WHERE place <= ?3`,
    )
    .bind(expression, now, perType)
    .all<Omit<TitleFound, 'facts'> & { facts: string }>()
  return results.map((row) => ({ ...row, facts: JSON.parse(row.facts) }))
}

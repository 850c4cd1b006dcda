import type { Query, Term } from '#domain/search/query'
import type { ResultType } from '#domain/search/types'
import { type Locale, locales } from '#domain/site/locale'
import type { DocumentFacts } from './document'
import { wordFields, wordForms } from './document-words'
import { matchExpression, type Strictness, type Synonym, tellingTerms } from './match'

/** Weights of the fields, and factors of the forms: exact above folded above stemmed. */
const fieldWeights = { title: 12, aliases: 6, headings: 4, summary: 3, body: 1 }
const formFactors = { exact: 0.15, folded: 0.25, stemmed: 1 }
const weights = [
  0,
  ...wordForms.flatMap((form) =>
    wordFields.map((field) => fieldWeights[field] * formFactors[form]),
  ),
].join(', ')

/** Factor of the relevance of a document whose whole title is asked for. */
const wholeTitleFactor = 2

interface Filters {
  locale: Locale
  type: ResultType | null
  /** Year of the date; null: any. */
  year: string | null
  /** Only what the knowledge hub has. */
  knowledge: boolean
}

export interface Found {
  id: number
  kind: string
  slug: string
  locale: Locale
  type: ResultType
  label: string
  path: string
  title: string
  summary: string
  body: string
  trail: string[]
  facts: DocumentFacts
  date: string | null
  updatedAt: number | null
}

export interface SearchResult {
  hits: Found[]
  /** Number of documents of each type, in the language of the filters. */
  types: { type: ResultType; count: number }[]
  /** Documents in the other language. */
  others: number
  /** Years of news, newest first. */
  years: { year: string; count: number }[]
  strictness: Strictness
  terms: Term[]
  synonyms: Synonym[]
}

interface Row extends Omit<Found, 'trail' | 'facts'> {
  trail: string
  facts: string
}

/** Condition on documents that are shown at the time ?2. */
export const isShown = `(documents.starts_at IS NULL OR documents.starts_at <= ?2)
  AND (documents.ends_at IS NULL OR documents.ends_at > ?2)`
const matching = `FROM document_words JOIN documents ON documents.id = document_words.rowid
  WHERE document_words MATCH ?1 AND ${isShown}`
const hubKinds = `documents.kind IN ('knowledge-section', 'book', 'chapter', 'archived-item', 'term')`
const columnNames =
  'id, kind, slug, locale, type, label, path, title, summary, body, trail, facts, date, updated_at AS updatedAt'

/** Longest phrase of the dictionary, in words. */
const longestPhrase = 4

/** Finds the phrases of the dictionary in the terms. */
async function findSynonyms(search: D1Database, terms: readonly Term[]): Promise<Synonym[]> {
  const spans = terms.flatMap((_, from) =>
    terms.slice(from, from + longestPhrase).map((__, length) => ({
      from,
      to: from + length,
      phrase: terms
        .slice(from, from + length + 1)
        .map(({ stem }) => stem)
        .join(' '),
    })),
  )
  const { results } = await search
    .prepare(
      'SELECT phrase, slug, translation FROM synonyms WHERE phrase IN (SELECT value FROM json_each(?))',
    )
    .bind(JSON.stringify(spans.map(({ phrase }) => phrase)))
    .all<{ phrase: string; slug: string; translation: string }>()
  return results.flatMap(({ phrase, slug, translation }) =>
    spans
      .filter((span) => span.phrase === phrase)
      .map(({ from, to }) => ({ from, to, slug, translation })),
  )
}

/** The rows of one statement of a batch. */
function rowsOf<T>(result: D1Result | undefined): T[] {
  return (result?.results ?? []) as T[]
}

function readRow(row: Row): Found {
  return { ...row, trail: JSON.parse(row.trail), facts: JSON.parse(row.facts) }
}

interface FindOptions {
  filters: Filters
  /** `change`: records only, the last changed first. */
  order: 'relevance' | 'date' | 'change'
  /** Never asks for fewer than all terms. */
  isStrict?: boolean
  /** Number of hits, and how many to skip. */
  limit: number
  offset: number
  /** Epoch ms. */
  now: number
}

interface Statements {
  expression: string
  otherExpression: string
  /** The stems of a title that is the whole query. */
  titleStems: string
  options: FindOptions
}

const orders: Record<FindOptions['order'], string> = {
  relevance: 'score',
  date: 'documents.date IS NULL, documents.date DESC, score',
  change: 'documents.updated_at DESC',
}

function prepareSearch(
  search: D1Database,
  { expression, otherExpression, titleStems, options }: Statements,
): D1PreparedStatement[] {
  const { filters, order, limit, offset, now } = options
  const hub = filters.knowledge ? ` AND ${hubKinds}` : ''
  const records = order === 'change' ? ' AND documents.updated_at IS NOT NULL' : ''
  const narrowed = `${hub}${records}${filters.type ? ' AND documents.type = ?3' : ' AND ?3 IS NULL'}${
    filters.year ? ' AND substr(documents.date, 1, 4) = ?4' : ' AND ?4 IS NULL'
  }`
  const score = `bm25(document_words, ${weights}) * documents.boost
    * iif(documents.title_stems = ?7, ${wholeTitleFactor}, 1)`
  const sorted = orders[order]
  const found = search
    .prepare(
      `SELECT ${columnNames} FROM documents JOIN (
         SELECT documents.id AS found, ${score} AS score ${matching}${narrowed}
         ORDER BY ${sorted}, documents.id LIMIT ?5 OFFSET ?6
       ) ON found = documents.id ORDER BY ${sorted}, documents.id`,
    )
    .bind(expression, now, filters.type, filters.year, limit, offset, titleStems)
  const types = search
    .prepare(`SELECT type, count(*) AS count ${matching}${hub} GROUP BY type`)
    .bind(expression, now)
  const others = search
    .prepare(`SELECT count(*) AS count ${matching}${hub}`)
    .bind(otherExpression, now)
  const years = search
    .prepare(
      `SELECT substr(documents.date, 1, 4) AS year, count(*) AS count ${matching}${hub}
       AND documents.type = 'news' GROUP BY year ORDER BY year DESC`,
    )
    .bind(expression, now)
  return [found, types, others, years]
}

async function findWith(
  search: D1Database,
  strictness: Strictness,
  terms: readonly Term[],
  synonyms: readonly Synonym[],
  options: FindOptions,
): Promise<SearchResult> {
  const { locale } = options.filters
  const [other = locale] = locales.filter((one) => one !== locale)
  const expressionIn = (language: Locale) =>
    matchExpression(terms, { synonyms, locale: language, strictness })
  const [hits, types, others, years] = await search.batch(
    prepareSearch(search, {
      expression: expressionIn(locale),
      otherExpression: expressionIn(other),
      titleStems: terms.map(({ stem }) => stem).join(' '),
      options,
    }),
  )
  return {
    hits: rowsOf<Row>(hits).map(readRow),
    types: rowsOf<SearchResult['types'][number]>(types),
    others: rowsOf<{ count: number }>(others)[0]?.count ?? 0,
    years: rowsOf<SearchResult['years'][number]>(years),
    strictness,
    terms: [...terms],
    synonyms: [...synonyms],
  }
}

const nothing: SearchResult = {
  hits: [],
  types: [],
  others: 0,
  years: [],
  strictness: 'all',
  terms: [],
  synonyms: [],
}

/** Documents that a search has to find before fewer of its terms are asked for. */
const fewest = 4

/**
 * Finds the documents that have all terms of a query or, if there are fewer than four, all but one,
 * or any of them; those that have all rank highest. A page beyond the last has no hits.
 */
export async function findDocuments(
  search: D1Database,
  query: Query,
  options: FindOptions,
): Promise<SearchResult> {
  const terms = tellingTerms(query)
  if (terms.length === 0) return nothing
  const synonyms = await findSynonyms(search, terms)
  if (options.isStrict) return findWith(search, 'all', terms, synonyms, options)
  const levels: Strictness[] = terms.length < 3 ? ['all', 'any'] : ['all', 'most', 'any']
  for (const strictness of levels.slice(0, -1)) {
    const result = await findWith(search, strictness, terms, synonyms, options)
    const found = result.types.reduce((sum, { count }) => sum + count, 0)
    if (found >= fewest || (terms.length === 1 && found > 0)) return result
  }
  return findWith(search, terms.length > 1 ? 'any' : 'all', terms, synonyms, options)
}

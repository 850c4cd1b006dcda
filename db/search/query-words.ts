import { divide, type KnownWord, type SimilarWords } from '#domain/search/propose-texts'
import type { SearchTerm } from '#domain/search/stem-word'
import type { Unit } from '#domain/search/unit'

/** How frequent the words of a query are, and words similar to the unknown ones. */
export interface QueryWords {
  countOf: (stem: string) => number
  /** Number of documents. */
  total: number
  /** Words similar to an unknown word, which is given folded. */
  similarTo: (folded: string) => SimilarWords
}

/** Letters that a word is completed by. */
const mostMissing = 6

/** SQL for the words that begin with a text. */
const beginsWith = (text: string) => `word >= ${text} AND word < ${text} || char(0x10ffff)`
const sizes = (from: number, to: number) =>
  `json_each('[${Array.from({ length: to - from + 1 }, (_, at) => from + at)}]') AS size`
const columns = 'typed, word, spelling, documents'
const nearBy = `FROM unknown JOIN ${sizes(-2, 2)}
  JOIN vocabulary ON length = length(typed) + size.value`

/** Vocabulary for the words in `unknown`: of similar spelling, parts of them, and words that begin with them. */
const similarWords = {
  near: `SELECT ${columns} ${nearBy} AND ${beginsWith('substr(typed, 1, 2)')}
    UNION SELECT ${columns} ${nearBy} AND substr(word, -3) = substr(typed, -3)`,
  parts: `SELECT ${columns} FROM unknown JOIN json_each(parts) AS part
    JOIN vocabulary ON length = length(part.value) AND word = part.value`,
  longer: `SELECT ${columns} FROM unknown JOIN ${sizes(1, mostMissing)}
    JOIN vocabulary ON length = length(typed) + size.value AND ${beginsWith('typed')}
    ORDER BY documents DESC LIMIT 40`,
}

const similarJson = Object.entries(similarWords).map(
  ([name, words]) => `(SELECT json_group_array(json_object('typed', typed, 'word', word,
    'spelling', spelling, 'documents', documents)) FROM (${words})) AS ${name}`,
)

const wordsSql = `WITH typed AS MATERIALIZED (
    SELECT value ->> '$.folded' AS typed, value ->> '$.stem' AS stem, value -> '$.parts' AS parts
    FROM json_each(?)),
  unknown AS MATERIALIZED (SELECT typed, parts FROM typed WHERE stem NOT IN (SELECT stem FROM stems))
  SELECT (SELECT next FROM document_sequence) AS total,
    (SELECT json_group_array(json_array(stem, documents)) FROM stems
      WHERE stem IN (SELECT stem FROM typed)) AS stems,
    ${similarJson.join(', ')}`

/** The statement about the words of a query; `readWords` takes its result. */
export function wordsStatement(database: D1Database, units: readonly Unit[]): D1PreparedStatement {
  const terms = units.flatMap((unit) => unit.terms)
  const typed = terms.map(({ folded, stem }) => ({ folded, stem, parts: divide(folded).flat() }))
  return database.prepare(wordsSql).bind(JSON.stringify(typed))
}

type WordsRow = Record<keyof typeof similarWords | 'stems', string> & { total: number }

export function readWords(result: D1Result | undefined): QueryWords {
  const [row] = (result?.results ?? []) as unknown as WordsRow[]
  const counts = new Map<string, number>(JSON.parse(row?.stems ?? '[]'))
  const similar = (json = '[]') =>
    Map.groupBy(JSON.parse(json) as (KnownWord & { typed: string })[], ({ typed }) => typed)
  const [near, parts, longer] = [similar(row?.near), similar(row?.parts), similar(row?.longer)]
  return {
    countOf: (stem) => counts.get(stem) ?? 0,
    total: row?.total ?? 1,
    similarTo: (folded) => ({
      near: near.get(folded) ?? [],
      parts: parts.get(folded) ?? [],
      longer: longer.get(folded) ?? [],
    }),
  }
}

/** Words that no document has, and for which there is no other name. */
export function unknownTerms(units: readonly Unit[], { countOf }: QueryWords): SearchTerm[] {
  return units
    .filter(({ translations, equivalents }) => translations.length + equivalents.length === 0)
    .flatMap(({ terms }) => terms.filter(({ stem }) => countOf(stem) === 0))
}

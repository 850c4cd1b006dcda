import type { KnownWord } from '#domain/search/nearest-word'
import { divide, type SimilarWords } from '#domain/search/similar-words'
import type { Term } from '#domain/search/stem-word'
import type { Unit } from '#domain/search/unit'

/** How frequent the words of a query are, and words similar to the unknown ones. */
export interface QueryWords {
  /** Number of documents that have a stem. */
  countOf: (stem: string) => number
  /** Number of documents. */
  total: number
  /** Words similar to an unknown word, which is given folded. */
  similarTo: (folded: string) => SimilarWords
}

/** Letters that a word is completed by. */
const mostMissing = 6

/** Vocabulary for those of the words `?1` whose stems no document has. */
const similar = (condition: string, words = '') =>
  `SELECT typed.value ->> '$.folded' AS typed, word, spelling, documents
   FROM json_each(?1) AS typed ${words} JOIN vocabulary ON ${condition}
   WHERE NOT EXISTS (SELECT 1 FROM stems WHERE stem = typed.value ->> '$.stem')`
const letters = `(typed.value ->> '$.folded')`

const similarWords = {
  near: similar(`vocabulary.length BETWEEN length(${letters}) - 2 AND length(${letters}) + 2
    AND (substr(word, 1, 2) = substr(${letters}, 1, 2)
      OR substr(word, -3) = substr(${letters}, -3))`),
  parts: similar(
    'vocabulary.length = length(part.value) AND word = part.value',
    `JOIN json_each(typed.value, '$.parts') AS part`,
  ),
  longer: `${similar(`vocabulary.length BETWEEN length(${letters}) + 1
    AND length(${letters}) + ${mostMissing} AND substr(word, 1, length(${letters})) = ${letters}`)}
    ORDER BY documents DESC LIMIT 40`,
}

/** Statements about the words of a query; `readWords` takes their results. */
export function wordStatements(
  database: D1Database,
  units: readonly Unit[],
): D1PreparedStatement[] {
  const terms = units.flatMap((unit) => unit.terms)
  const typed = JSON.stringify(
    terms.map(({ folded, stem }) => ({ folded, stem, parts: divide(folded).flat() })),
  )
  return [
    database
      .prepare('SELECT stem, documents FROM stems WHERE stem IN (SELECT value FROM json_each(?))')
      .bind(JSON.stringify(terms.map(({ stem }) => stem))),
    database.prepare('SELECT next AS total FROM document_sequence'),
    ...Object.values(similarWords).map((statement) => database.prepare(statement).bind(typed)),
  ]
}

const rowsOf = <T>(result: D1Result | undefined) => (result?.results ?? []) as unknown as T[]

export function readWords(results: readonly D1Result[]): QueryWords {
  const [stems, sequence, ...found] = results
  const counts = new Map(
    rowsOf<{ stem: string; documents: number }>(stems).map((row) => [row.stem, row.documents]),
  )
  const [near, parts, longer] = found.map((result) =>
    Map.groupBy(rowsOf<KnownWord & { typed: string }>(result), ({ typed }) => typed),
  )
  return {
    countOf: (stem) => counts.get(stem) ?? 0,
    total: rowsOf<{ total: number }>(sequence)[0]?.total ?? 1,
    similarTo: (folded) => ({
      near: near?.get(folded) ?? [],
      parts: parts?.get(folded) ?? [],
      longer: longer?.get(folded) ?? [],
    }),
  }
}

/** Number of the statements of `wordStatements`. */
export const wordStatementCount = 2 + Object.keys(similarWords).length

/** Words that no document has, and for which there is no other name. */
export function unknownTerms(units: readonly Unit[], { countOf }: QueryWords): Term[] {
  return units
    .filter(({ translations, equivalents }) => translations.length + equivalents.length === 0)
    .flatMap(({ terms }) => terms.filter(({ stem }) => countOf(stem) === 0))
}

/** Units of which a document must have some. */
const mostRare = 4

/** The rarest of the units that documents have, the rarest first. */
export function rarestUnits(units: readonly Unit[], { countOf }: QueryWords): Unit[] {
  const countOfUnit = ({ terms, translations, equivalents }: Unit) => {
    const least = Math.min(...terms.map(({ stem }) => countOf(stem)))
    return least === 0 && translations.length + equivalents.length > 0 ? 1 : least
  }
  return units
    .filter((unit) => countOfUnit(unit) > 0)
    .toSorted((a, b) => countOfUnit(a) - countOfUnit(b))
    .slice(0, mostRare)
}

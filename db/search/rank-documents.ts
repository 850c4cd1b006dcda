import { type Candidate, createScorer } from '#domain/search/score'
import type { Unit } from '#domain/search/unit'
import type { IdRange } from './document-id'
import { type Matches, matchEvery, matchForm } from './match'
import { bindRange, matchingIds } from './matching'

/** Documents that are rated, of those that match and of those that do in their heads. */
const mostCandidates = 80

type Row = Omit<Candidate, 'form'> & { id: number }

/**
 * Statements for what is needed to rate the documents that match: the first of each set, and which
 * of them have all words in which form. `rankDocuments` takes their results.
 */
export function candidateStatements(
  database: D1Database,
  units: readonly Unit[],
  { whole, heads }: Matches,
  range: IdRange,
  now: number,
): D1PreparedStatement[] {
  const some = (parameter: number) => `${matchingIds(parameter)} LIMIT ${mostCandidates}`
  const prepare = (statement: string, ...bound: string[]) =>
    database.prepare(statement).bind(...bindRange(range, now), ...bound)
  return [
    prepare(
      `SELECT id, title, title_stems AS titleStems, alias_stems AS aliasStems,
         heading_stems AS headingStems, summary_stems AS summaryStems, boost
       FROM documents WHERE id IN (SELECT id FROM (${some(4)}) UNION SELECT id FROM (${some(5)}))`,
      ...[whole, heads],
    ),
    prepare(some(4), matchEvery(units)),
    prepare(some(4), matchForm(units, 'folded')),
    prepare(some(4), matchForm(units, 'exact')),
  ]
}

const idsOf = (result: D1Result | undefined) =>
  new Set(((result?.results ?? []) as unknown as { id: number }[]).map(({ id }) => id))

/** The ids of the candidates, the most relevant first. */
export function rankDocuments(
  [rows, all, folded, exact]: readonly D1Result[],
  units: readonly Unit[],
  countOf: (stem: string) => number,
  total: number,
): number[] {
  const [stemmedIds, foldedIds, exactIds] = [all, folded, exact].map(idsOf)
  const formOf = (id: number): Candidate['form'] => {
    if (exactIds?.has(id)) return 'exact'
    if (foldedIds?.has(id)) return 'folded'
    return stemmedIds?.has(id) ? 'stemmed' : null
  }
  const score = createScorer(units, countOf, total)
  return ((rows?.results ?? []) as unknown as Row[])
    .map((row) => ({ id: row.id, score: score({ ...row, form: formOf(row.id) }) }))
    .toSorted((a, b) => b.score - a.score || a.id - b.id)
    .map(({ id }) => id)
}

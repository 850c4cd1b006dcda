import { type Candidate, createScorer } from '#domain/search/score'
import type { Unit } from '#domain/search/unit'
import type { IdRange } from './document-id'
import { type Matches, matchEvery, matchForm } from './match'
import { bindRange, matchingIds } from './matching'
import type { QueryWords } from './query-words'

/** Documents that are rated, of those that match and of those that do in their heads. */
const mostCandidates = 60

type Row = Candidate & { id: number }

const some = (parameter: number) => `${matchingIds(parameter)} LIMIT ${mostCandidates}`
const ownForm = `CASE WHEN id IN (${some(8)}) THEN 'exact' WHEN id IN (${some(7)}) THEN 'folded'
  WHEN id IN (${some(6)}) THEN 'stemmed' END`
const candidatesSql = (form: string) => `SELECT id, title, title_stems AS titleStems,
    alias_stems AS aliasStems, heading_stems AS headingStems, summary_stems AS summaryStems, boost,
    ${form} AS form
  FROM documents WHERE id IN (SELECT id FROM (${some(4)}) UNION SELECT id FROM (${some(5)}))`

/**
 * The statement for what is needed to rate the documents that match, the first of each set.
 * `readCandidates` reads its result. Without `units`, the form of their words is left open.
 */
export function candidateStatement(
  database: D1Database,
  { whole, heads }: Matches,
  { range, now, units }: { range: IdRange; now: number; units?: readonly Unit[] },
): D1PreparedStatement {
  const sets = [...bindRange(range, now), whole, heads]
  if (!units) return database.prepare(candidatesSql('NULL')).bind(...sets)
  const forms = [matchEvery(units), matchForm(units, 'folded'), matchForm(units, 'exact')]
  return database.prepare(candidatesSql(ownForm)).bind(...sets, ...forms)
}

export function readCandidates(result: D1Result | undefined): Row[] {
  return (result?.results ?? []) as unknown as Row[]
}

/** The ids of the candidates, the most relevant first. */
export function rankDocuments(
  candidates: readonly Row[],
  units: readonly Unit[],
  { countOf, total }: Pick<QueryWords, 'countOf' | 'total'>,
): number[] {
  const score = createScorer(units, countOf, total)
  return candidates
    .map((row) => ({ id: row.id, score: score(row) }))
    .toSorted((a, b) => b.score - a.score || a.id - b.id)
    .map(({ id }) => id)
}

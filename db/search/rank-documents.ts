import { type Candidate, createScorer } from '#domain/search/score'
import type { Unit } from '#domain/search/unit'
import type { QueryWords } from './query-words'

/** The ids of the candidates, the most relevant first. */
export function rankDocuments(
  candidates: readonly (Candidate & { id: number })[],
  units: readonly Unit[],
  { countOf, total }: Pick<QueryWords, 'countOf' | 'total'>,
): number[] {
  const score = createScorer(units, countOf, total)
  return candidates
    .map((candidate) => ({ id: candidate.id, score: score(candidate) }))
    .toSorted((a, b) => b.score - a.score || a.id - b.id)
    .map(({ id }) => id)
}

import type { Body } from '#domain/content/kinds'
import type { ContentProblem, EntryRow } from './content-problem'

/** Checks that the departments form one tree with a single root. */
export function checkOrganisation(rows: readonly EntryRow[]): ContentProblem[] {
  const parents = new Map(
    rows
      .filter((row) => row.kind === 'department' && row.locale === 'ar')
      .map((row) => [row.slug, (row.body as Body<'department'>).parent]),
  )
  const roots = [...parents].filter(([, parent]) => parent === null).map(([slug]) => slug)
  return [
    ...roots
      .slice(1)
      .map((slug) =>
        problem(slug, `Only one department may have no parent, and "${roots[0]}" has none`),
      ),
    ...[...parents.keys()]
      .filter((slug) => isCircular(slug, parents))
      .map((slug) => problem(slug, 'The parent is below this department')),
  ]
}

/** Checks that no member of the board attended more meetings than the board held. */
export function checkAttendance(rows: readonly EntryRow[]): ContentProblem[] {
  const board = rows.find(({ kind }) => kind === 'board')?.body as Body<'board'> | undefined
  return rows
    .filter(({ kind, locale }) => kind === 'member' && locale === 'ar')
    .filter(({ body }) => ((body as Body<'member'>).attended ?? 0) > (board?.held?.count ?? 0))
    .map(({ slug }) => ({
      path: `member/${slug}.yaml`,
      field: 'attended',
      reason: 'More meetings than the record of the board counts',
    }))
}

function isCircular(slug: string, parents: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>()
  for (let at: string | null | undefined = slug; at; at = parents.get(at)) {
    if (seen.has(at)) return true
    seen.add(at)
  }
  return false
}

function problem(slug: string, reason: string): ContentProblem {
  return { path: `department/${slug}.yaml`, field: 'parent', reason }
}

import type { Body } from '#domain/content/kinds'
import type { EntryRow, Problem } from './content-problem'

/** Checks that the departments form one tree with a single root. */
export function checkOrganisation(rows: readonly EntryRow[]): Problem[] {
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

function isCircular(slug: string, parents: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>()
  for (let at: string | null | undefined = slug; at; at = parents.get(at)) {
    if (seen.has(at)) return true
    seen.add(at)
  }
  return false
}

function problem(slug: string, reason: string): Problem {
  return { path: `department/${slug}.yaml`, field: 'parent', reason }
}

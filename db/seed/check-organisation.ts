import type { Body } from '#domain/content/kinds'
import type { EntryRow } from './entry-file'
import type { Problem } from './read-content'

/** The units are one tree: a single root, and from every unit a way up to it. */
export function checkOrganisation(rows: readonly EntryRow[]): Problem[] {
  const parents = new Map(
    rows
      .filter((row) => row.kind === 'unit' && row.locale === 'ar')
      .map((row) => [row.slug, (row.body as Body<'unit'>).parent]),
  )
  const roots = [...parents].filter(([, parent]) => parent === null).map(([slug]) => slug)
  return [
    ...roots.slice(1).map((slug) => problem(slug, `The root is "${roots[0]}" already`)),
    ...[...parents.keys()]
      .filter((slug) => isCircular(slug, parents))
      .map((slug) => problem(slug, 'Answers to a unit below itself')),
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
  return { path: `unit/${slug}.yaml`, field: 'parent', reason }
}

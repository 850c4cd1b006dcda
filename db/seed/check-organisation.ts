import { regionSlugs } from '#domain/content/about/region'
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
        departmentProblem(
          slug,
          `Only one department may have no parent, and "${roots[0]}" has none`,
        ),
      ),
    ...[...parents.keys()]
      .filter((slug) => isCircular(slug, parents))
      .map((slug) => departmentProblem(slug, 'The parent is below this department')),
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

function departmentProblem(slug: string, reason: string): ContentProblem {
  return { path: `department/${slug}.yaml`, field: 'parent', reason }
}

const figureSlug = 'efficiency-teams'
const listSlug = 'regions'

/** Checks that the thirteen regions are those of the forms, and that their teams are the figure's. */
export function checkRegions(rows: readonly EntryRow[]): ContentProblem[] {
  const arabic = rows.filter(({ locale }) => locale === 'ar')
  return [...checkNames(arabic), ...checkTeams(arabic)]
}

function checkNames(rows: readonly EntryRow[]): ContentProblem[] {
  const slugs = rows.filter(({ kind }) => kind === 'region').map(({ slug }) => slug)
  const list = rows.find(({ kind, slug }) => kind === 'choice-list' && slug === listSlug)
  const choices = (list?.body as Body<'choice-list'> | undefined)?.choices ?? []
  const values = choices.map(({ value }) => value)
  return [
    ...regionSlugs
      .filter((slug) => !slugs.includes(slug))
      .map((slug) => regionProblem(slug, '', 'The map needs this file')),
    ...slugs
      .filter((slug) => !(regionSlugs as readonly string[]).includes(slug))
      .map((slug) => regionProblem(slug, '', 'The map has no such region')),
    ...regionSlugs
      .filter((slug) => !values.includes(slug))
      .map((slug) =>
        regionProblem(slug, '', `"choice-list/${listSlug}.yaml" does not offer this region`),
      ),
  ]
}

function checkTeams(rows: readonly EntryRow[]): ContentProblem[] {
  const figure = rows.find(({ kind, slug }) => kind === 'achievement' && slug === figureSlug)
  if (!figure) return []
  const { value } = figure.body as Body<'achievement'>
  const total = rows
    .filter(({ kind }) => kind === 'region')
    .reduce((sum, { body }) => sum + (body as Body<'region'>).teams, 0)
  if (total === value) return []
  const reason = `The regions have ${total} teams together, "achievement/${figureSlug}.yaml" has ${value}`
  return [{ path: 'region', field: 'teams', reason }]
}

function regionProblem(slug: string, field: string, reason: string): ContentProblem {
  return { path: `region/${slug}.yaml`, field, reason }
}

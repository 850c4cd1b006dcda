import { regionSlugs } from '#domain/content/about/region'
import type { Body } from '#domain/content/kinds'
import type { ContentProblem, EntryRow } from './content-problem'

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
      .map((slug) => problem(slug, '', 'The map needs this file')),
    ...slugs
      .filter((slug) => !(regionSlugs as readonly string[]).includes(slug))
      .map((slug) => problem(slug, '', 'The map has no such region')),
    ...regionSlugs
      .filter((slug) => !values.includes(slug))
      .map((slug) =>
        problem(slug, '', `"choice-list/${listSlug}.yaml" does not offer this region`),
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

function problem(slug: string, field: string, reason: string): ContentProblem {
  return { path: `region/${slug}.yaml`, field, reason }
}

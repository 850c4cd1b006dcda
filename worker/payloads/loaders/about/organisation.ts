import { listKinds } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import type { OrganisationUnit } from '#domain/payloads/about'
import { type Loader, loadFormat } from '../../loader'

interface Organisation {
  units: readonly Entry<'unit'>[]
  executives: readonly Entry<'executive'>[]
}

/** A unit with everything that answers to it. */
function grow({ slug, title, summary, body }: Entry<'unit'>, all: Organisation): OrganisationUnit {
  const head = all.executives.find((executive) => executive.body.unit === slug)
  return {
    slug,
    title,
    text: summary ?? '',
    rank: body.rank,
    head: head ? { slug: head.slug, name: head.title } : null,
    units: all.units.filter((unit) => unit.body.parent === slug).map((unit) => grow(unit, all)),
  }
}

export const loadOrgStructure: Loader<'orgStructure'> = async (deps) => {
  const [lists, format] = await Promise.all([
    listKinds(deps.db, ['unit', 'executive'], deps.locale, deps.now),
    loadFormat(deps),
  ])
  const root = lists.unit.find(({ body }) => body.parent === null)
  const modified = newestChange(Object.values(lists).flat())
  if (!root || modified === null) return null
  const all = { units: lists.unit, executives: lists.executive }
  return { modified: format.date(modified), root: grow(root, all) }
}

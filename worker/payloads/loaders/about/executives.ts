import { findEntry, listEntries, listKinds } from '#db/entries/entries'
import { newestChange } from '#domain/content/entry'
import { fillPath } from '#domain/site/routes'
import { type Loader, loadFormat } from '../../loader'
import { describePerson, toExecutive } from './people'

const pathOf = (slug: string) => fillPath('executive', { slug })

export const loadExecutiveManagement: Loader<'executiveManagement'> = async (deps) => {
  const [entries, format] = await Promise.all([
    listEntries(deps.db, 'executive', deps.locale, deps.now),
    loadFormat(deps),
  ])
  const modified = newestChange(entries)
  if (modified === null) return null
  const executives = entries.map(toExecutive)
  const structured = executives.map((one) =>
    describePerson({ ...one, path: pathOf(one.slug) }, deps),
  )
  return { modified: format.date(modified), executives, structured }
}

export const loadExecutive: Loader<'executive'> = async (deps, { slug = '' }) => {
  const { db, locale, now } = deps
  const [entry, lists, format] = await Promise.all([
    findEntry(db, 'executive', slug, locale, now),
    listKinds(db, ['executive', 'unit'], locale, now),
    loadFormat(deps),
  ])
  const unit = lists.unit.find((one) => one.slug === entry?.body.unit)
  if (!entry || !unit) return null
  const executive = toExecutive(entry)
  const { responsibilities, biography } = entry.body
  return {
    ...executive,
    modified: format.date(entry.updatedAt),
    responsibilities,
    biography,
    unit: {
      slug: unit.slug,
      title: unit.title,
      text: unit.summary ?? '',
      units: lists.unit.filter(({ body }) => body.parent === unit.slug).map(({ title }) => title),
    },
    others: lists.executive.filter((one) => one.slug !== slug).map(toExecutive),
    head: {
      title: executive.name,
      description: `${executive.position}. ${executive.portfolio}`,
    },
    structured: [describePerson({ ...executive, path: pathOf(slug) }, deps)],
  }
}

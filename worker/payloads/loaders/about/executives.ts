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
  const jsonLd = executives.map((one) => describePerson({ ...one, path: pathOf(one.slug) }, deps))
  return { modified: format.date(modified), executives, jsonLd }
}

export const loadExecutive: Loader<'executive'> = async (deps, { slug = '' }) => {
  const { db, locale, now } = deps
  const [entry, lists, format] = await Promise.all([
    findEntry(db, 'executive', slug, locale, now),
    listKinds(db, ['executive', 'department'], locale, now),
    loadFormat(deps),
  ])
  const department = lists.department.find((one) => one.slug === entry?.body.department)
  if (!entry || !department) return null
  const executive = toExecutive(entry)
  const { responsibilities, biography } = entry.body
  return {
    ...executive,
    modified: format.date(entry.updatedAt),
    responsibilities,
    biography,
    department: {
      slug: department.slug,
      title: department.title,
      text: department.summary ?? '',
      children: lists.department
        .filter(({ body }) => body.parent === department.slug)
        .map(({ title }) => title),
    },
    others: lists.executive.filter((one) => one.slug !== slug).map(toExecutive),
    head: {
      title: executive.name,
      description: `${executive.position}. ${executive.portfolio}`,
    },
    jsonLd: [describePerson({ ...executive, path: pathOf(slug) }, deps)],
  }
}

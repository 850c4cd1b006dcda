import type { ExecutivePayload } from '#client/pages/about/executive/payload.ts'
import { findEntry, listKinds } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import type { Format } from '#domain/dates/format'
import { fillPath } from '#domain/site/routes'
import { type Loader, loadFormat } from '../../payloads/loader'
import { readPictures } from '../read-pictures'
import { describePerson, toExecutive } from './people'

const pathOf = (slug: string) => fillPath('executive', { slug })

export const loadExecutiveManagement: Loader<'executiveManagement'> = async (deps) => {
  const [{ executive: entries, department: departments }, format, findPicture] = await Promise.all([
    listKinds(deps.db, ['executive', 'department'], deps.locale, deps.now),
    loadFormat(deps),
    readPictures(deps),
  ])
  const offices = new Set(
    departments.filter(({ body }) => body.rank === 'office').map(({ slug }) => slug),
  )
  const isOffice = ({ body }: Entry<'executive'>) => offices.has(body.department)
  const modified = newestChange(entries)
  if (modified === null) return null
  const toProfile = (entry: Entry<'executive'>) => toExecutive(entry, findPicture)
  return {
    modified: format.date(modified),
    executives: entries.filter((entry) => !isOffice(entry)).map(toProfile),
    ofBoard: entries.filter(isOffice).map(toProfile),
    jsonLd: entries
      .map(toProfile)
      .map((one) => describePerson({ ...one, path: pathOf(one.slug) }, deps)),
  }
}

export const loadExecutive: Loader<'executive'> = async (deps, { slug = '' }) => {
  const { db, locale, now } = deps
  const [entry, lists, format, findPicture] = await Promise.all([
    findEntry(db, 'executive', slug, locale, now),
    listKinds(db, ['executive', 'department', 'achievement', 'home'], locale, now),
    loadFormat(deps),
    readPictures(deps),
  ])
  const department = lists.department.find((one) => one.slug === entry?.body.department)
  if (!entry || !department) return null
  const executive = toExecutive(entry, findPicture)
  const { responsibilities, biography, posts = [], figure } = entry.body
  return {
    ...executive,
    modified: format.date(entry.updatedAt),
    responsibilities,
    biography,
    posts,
    figure: toFigure(
      lists.achievement.find((one) => one.slug === figure),
      lists.home[0],
      format,
    ),
    department: {
      slug: department.slug,
      title: department.title,
      text: department.summary ?? '',
      children: lists.department
        .filter(({ body }) => body.parent === department.slug)
        .map(({ title }) => title),
    },
    others: lists.executive
      .filter((one) => one.slug !== slug)
      .map((one) => toExecutive(one, findPicture)),
    head: {
      title: executive.name,
      description: `${executive.position}. ${executive.portfolio}`,
    },
    jsonLd: [describePerson({ ...executive, path: pathOf(slug) }, deps)],
  }
}

function toFigure(
  entry: Entry<'achievement'> | undefined,
  home: Entry<'home'> | undefined,
  format: Format,
): ExecutivePayload['figure'] {
  if (!entry || !home) return null
  const { value, sign, unit } = entry.body
  const { title: source } = home.body.achievements
  return { number: format.number(value), sign, unit, text: entry.title, source }
}

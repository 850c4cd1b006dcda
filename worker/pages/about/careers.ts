import type { Vacancy } from '#client/pages/about/careers/payload.ts'
import { listEntries, listKinds } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import { daysBetween, riyadhDate } from '#domain/dates/calendar'
import type { Format } from '#domain/dates/format'
import { type Loader, loadFormat } from '../../payloads/loader'

const shownClosed = 6

export const loadCareers: Loader<'careers'> = async (deps) => {
  const [lists, vacancies, format] = await Promise.all([
    listKinds(deps.db, ['careers', 'department'], deps.locale, deps.now),
    // Closed vacancies are listed too.
    listEntries(deps.db, 'vacancy', deps.locale, 'always'),
    loadFormat(deps),
  ])
  const [page] = lists.careers
  if (!page) return null
  const departments = new Map(lists.department.map(({ slug, title }) => [slug, title]))
  const announced = vacancies
    .filter(({ startsAt }) => (startsAt ?? 0) <= deps.now)
    .toSorted((a, b) => (a.endsAt ?? 0) - (b.endsAt ?? 0))
  const toVacancy = (entry: Entry<'vacancy'>) =>
    describeVacancy(entry, departments, format, deps.now)
  const open = announced.filter((entry) => isOpen(entry, deps.now))
  return {
    modified: format.date(newestChange([page, ...announced]) ?? page.updatedAt),
    lead: page.summary ?? '',
    ...page.body,
    open: open.map(toVacancy),
    closed: announced
      .filter((entry) => !isOpen(entry, deps.now))
      .toReversed()
      .slice(0, shownClosed)
      .map((entry) => {
        const { slug, code, title, closes } = toVacancy(entry)
        return { slug, code, title, closes }
      }),
  }
}

function isOpen({ endsAt }: Entry<'vacancy'>, now: number): boolean {
  return endsAt === null || now < endsAt
}

/** The last day of the publication window; today for a window without end. */
function lastDay({ endsAt }: Entry<'vacancy'>, now: number): string {
  return riyadhDate(endsAt === null ? now : endsAt - 1)
}

function describeVacancy(
  entry: Entry<'vacancy'>,
  departments: ReadonlyMap<string, string>,
  format: Format,
  now: number,
): Vacancy {
  const { slug, title, summary, body } = entry
  const closes = lastDay(entry, now)
  return {
    ...body,
    slug,
    title,
    text: summary ?? '',
    department: departments.get(body.department) ?? '',
    closes: format.date(closes),
    days: Math.max(0, daysBetween(riyadhDate(now), closes)),
  }
}

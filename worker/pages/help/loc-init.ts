import { listEntries } from '#db/entries/entries'
import type { Entry } from '#domain/content/entry'
import { freeSeats, stageOf } from '#domain/content/services/programme'
import { riyadhDate } from '#domain/dates/calendar'
import type { Format } from '#domain/dates/format'
import type { Programme } from '#domain/payloads/institution'
import { routePath } from '#domain/site/routes'
import type { Loader, LoaderDeps } from '../../payloads/loader'
import { readPageText } from '../page-text'
import { type FindPicture, readPictures } from '../read-pictures'

export const loadLocInit: Loader<'locInit'> = async (deps) => {
  const { db, locale, now } = deps
  const [page, entries, findPicture] = await Promise.all([
    readPageText(deps, 'loc-init'),
    listEntries(db, 'programme', locale, now),
    readPictures(deps),
  ])
  if (!page) return null
  const programmes = entries
    .map((entry) => toProgramme(entry, { format: page.format, now, findPicture }))
    .toSorted((one, other) => one.first.iso.localeCompare(other.first.iso))
  return {
    ...page.textWith(entries),
    programmes,
    jsonLd: programmes
      .filter(({ stage }) => stage !== 'ended')
      .map((programme) => toCourse(programme, deps)),
  }
}

interface ProgrammeDeps {
  format: Format
  now: number
  findPicture: FindPicture
}

function toProgramme(entry: Entry<'programme'>, deps: ProgrammeDeps): Programme {
  const { format, now, findPicture } = deps
  const { slug, title, summary, date, updatedAt, body } = entry
  const { last, registration, taken, image, ...rest } = body
  const first = date ?? last
  const stage = stageOf({ first, last, registration }, riyadhDate(now))
  return {
    ...rest,
    slug,
    title,
    summary: summary ?? '',
    stage,
    free: stage === 'open' && taken !== undefined ? freeSeats(body) : null,
    first: format.date(first),
    last: format.date(last),
    registration: format.date(registration),
    picture: findPicture(image),
    changed: updatedAt,
  }
}

const modes = { 'on-site': 'Onsite', online: 'Online', blended: 'Blended' } as const

function toCourse(programme: Programme, { origin, locale }: LoaderDeps): object {
  const { slug, title, summary, first, last, delivery } = programme
  return {
    '@type': 'Course',
    name: title,
    description: summary,
    url: `${origin}${routePath('locInit', locale)}#${slug}`,
    provider: { '@id': `${origin}/#organization` },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: modes[delivery],
      startDate: first.iso,
      endDate: last.iso,
    },
  }
}

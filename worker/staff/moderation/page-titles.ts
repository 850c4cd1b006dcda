import { matchSubject } from '#domain/site/match-subject'
import { type RouteMatch, routePath } from '#domain/site/routes'
import { loaderDeps } from '../../payloads/load-page'
import { readTitles } from '../../statistics/titles'
import type { StaffRequest } from '../staff-request'

interface PageTitle {
  title: string
  /** Null if the route table no longer has the page. */
  path: string | null
}

/** Titles and paths of pages by the names under which their feedback is stored. */
export async function findPageTitles(
  { ctx, locale }: StaffRequest,
  subjects: readonly string[],
): Promise<(subject: string) => PageTitle> {
  const places = [...new Set(subjects)].flatMap((subject) => {
    const place = matchSubject(subject)
    return place ? [{ subject, place }] : []
  })
  const deps = loaderDeps(ctx, locale)
  const titles =
    places.length > 0
      ? await readTitles(
          deps,
          places.map(({ place }) => place),
        )
      : []
  const pathOf = ({ name, params }: RouteMatch) => routePath(name, locale, params)
  const known = new Map(
    places.map(({ subject, place }, at) => {
      const path = pathOf(place)
      return [subject, { title: titles[at] ?? path, path }]
    }),
  )
  return (subject) => known.get(subject) ?? { title: subject, path: null }
}

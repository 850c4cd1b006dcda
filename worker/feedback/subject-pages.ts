import type { Locale } from '#domain/site/locale'
import { matchSubject } from '#domain/site/match-subject'
import { fillPath, type RouteMatch } from '#domain/site/routes'
import { readTitles } from '../pages/open/count-statistics'
import { type LoaderSource, loaderDeps } from '../payloads/loader'

interface SubjectPage {
  title: string
  /** Without the language prefix; null if there is no such page any more. */
  path: string | null
}

/**
 * Finds the pages that feedback is about by their stored subjects (`subjectOf`). The title of a
 * page that no longer exists is its subject.
 */
export async function findSubjectPages(
  deps: LoaderSource,
  locale: Locale,
  subjects: readonly string[],
): Promise<(subject: string) => SubjectPage> {
  const known = [...new Set(subjects)].flatMap((subject) => {
    const place = matchSubject(subject)
    return place ? [{ subject, place }] : []
  })
  const places: RouteMatch[] = known.map(({ place }) => place)
  const titles = places.length > 0 ? await readTitles(loaderDeps(deps, locale), places) : []
  const pages = new Map(
    known.flatMap(({ subject, place: { name, params } }, at) => {
      const title = titles[at]
      return title === undefined
        ? []
        : [[subject, { title, path: fillPath(name, params) }] as const]
    }),
  )
  return (subject) => pages.get(subject) ?? { title: subject, path: null }
}

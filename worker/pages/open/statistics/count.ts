import { listScores } from '#db/feedback/ratings'
import { countReasons, listUsefulness } from '#db/feedback/usefulness'
import { addDays, riyadhDate } from '#domain/dates/calendar'
import { type Ratings, summariseRatings } from '#domain/feedback/ratings'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import { feedbackAnswers, feedbackReasons } from '#domain/forms/feedback-reasons'
import { matchSubject } from '#domain/site/match-subject'
import { fillPath, type RouteMatch } from '#domain/site/routes'
import type { LoaderDeps } from '../../../payloads/loader'
import type { StatisticsCounts } from './shape'
import { readTitles } from './titles'

/** Counts the feedback on pages and services up to the last midnight in Riyadh. */
export async function countStatistics(deps: LoaderDeps): Promise<StatisticsCounts> {
  const today = riyadhDate(deps.now)
  const [votes, reasons, scores] = await Promise.all([
    listUsefulness(deps.db, today),
    countReasons(deps.db, today),
    listScores(deps.db, today),
  ])
  const pages = votes.flatMap(({ page, ...counts }) => withPage(page, counts))
  const services = [...scores].flatMap(([page, counts]) => {
    const ratings = summariseRatings(counts)
    return ratings ? withPage(page, ratings) : []
  })
  return {
    upTo: addDays(today, -1),
    pages: await withTitles(deps, pages, countPage),
    reasons: inOrder(reasons),
    services: await withTitles(deps, services, countService),
  }
}

type WithPage<T> = T & { place: RouteMatch }

/** Adds the page of a feedback subject; empty if the route table no longer has it. */
function withPage<T extends object>(page: string, counts: T): WithPage<T>[] {
  const place = matchSubject(page)
  return place ? [{ ...counts, place }] : []
}

/** Adds the titles and sorts by total, highest first. */
async function withTitles<T, C extends object>(
  deps: LoaderDeps,
  list: readonly WithPage<T>[],
  count: (one: T) => { total: number; counts: C },
): Promise<({ title: string; path: string } & C)[]> {
  const titles = await readTitles(
    deps,
    list.map(({ place }) => place),
  )
  return list
    .map((one, at) => {
      const path = fillPath(one.place.name, one.place.params)
      return { title: titles[at] ?? path, path, ...count(one) }
    })
    .toSorted((a, b) => b.total - a.total || a.path.localeCompare(b.path, 'en'))
    .map(({ title, path, counts }) => ({ title, path, ...counts }))
}

function countPage({ yes, no }: Usefulness) {
  return { total: yes + no, counts: { yes, no } }
}

function countService({ count, average }: Ratings) {
  return { total: count, counts: { count, average } }
}

function inOrder(counts: Awaited<ReturnType<typeof countReasons>>): StatisticsCounts['reasons'] {
  if (counts.length === 0) return []
  return feedbackAnswers.flatMap((answer) =>
    feedbackReasons[answer].map((reason) => {
      const found = counts.find((one) => one.answer === answer && one.reason === reason)
      return { answer, reason, count: found?.total ?? 0 }
    }),
  )
}

import { listScores } from '#db/feedback/ratings'
import { countReasons, listUsefulness } from '#db/feedback/usefulness'
import { addDays, riyadhDate } from '#domain/dates/calendar'
import { type Ratings, sumUp } from '#domain/feedback/ratings'
import { feedbackAnswers, feedbackReasons } from '#domain/forms/feedback-reasons'
import type { Usefulness } from '#domain/payloads/payloads'
import { fillPath, type Place } from '#domain/site/routes'
import type { LoaderDeps } from '../payloads/loader'
import { placeOf } from '../routing/page-request'
import type { Counted } from './shape'
import { readTitles } from './titles'

/** Counts what visitors said of pages and services up to the last midnight in Riyadh. */
export async function countStatistics(deps: LoaderDeps): Promise<Counted> {
  const today = riyadhDate(deps.now)
  const [said, reasons, scores] = await Promise.all([
    listUsefulness(deps.db, today),
    countReasons(deps.db, today),
    listScores(deps.db, today),
  ])
  const pages = said.flatMap(({ page, ...counts }) => placed(page, counts))
  const services = [...scores].flatMap(([page, given]) => {
    const ratings = sumUp(given)
    return ratings ? placed(page, ratings) : []
  })
  return {
    upTo: addDays(today, -1),
    pages: await named(deps, pages, countPage),
    reasons: inOrder(reasons),
    services: await named(deps, services, countService),
  }
}

type Placed<T> = T & { place: Place }

/** With the page it is about; nothing where the table has no such page any longer. */
function placed<T extends object>(page: string, counts: T): Placed<T>[] {
  const place = placeOf(page)
  return place ? [{ ...counts, place }] : []
}

/** By what they are called in the language, those that most visitors spoke of first. */
async function named<T, C extends object>(
  deps: LoaderDeps,
  list: readonly Placed<T>[],
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

function inOrder(said: Awaited<ReturnType<typeof countReasons>>): Counted['reasons'] {
  if (said.length === 0) return []
  return feedbackAnswers.flatMap((answer) =>
    feedbackReasons[answer].map((reason) => {
      const found = said.find((one) => one.answer === answer && one.reason === reason)
      return { answer, reason, count: found?.total ?? 0 }
    }),
  )
}

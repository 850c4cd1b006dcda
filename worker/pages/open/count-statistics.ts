import * as v from 'valibot'
import { listChapters } from '#db/entries/chapters'
import { listTitles } from '#db/entries/entries'
import { listScores } from '#db/feedback/ratings'
import { countReasons, listUsefulness } from '#db/feedback/usefulness'
import type { KindName } from '#domain/content/kinds'
import { addDays, riyadhDate } from '#domain/dates/calendar'
import { summariseRatings } from '#domain/feedback/ratings'
import { feedbackAnswers, feedbackReasons } from '#domain/forms/feedback-reasons'
import { matchSubject } from '#domain/site/match-subject'
import { routeTitle } from '#domain/site/route-titles'
import { fillPath, isFixed, type RouteMatch } from '#domain/site/routes'
import type { LoaderDeps } from '../../payloads/loader'
import { kindOf } from '../../routing/record-routes'
import { loadArticleTitles } from '../load-site'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Title in the locale, and path without the locale prefix. */
const subject = { title: v.string(), path: v.string() }

/** Totals of the feedback up to a midnight in Riyadh. */
export const statisticsShape = v.strictObject({
  /** The last counted day. */
  upTo: v.pipe(v.string(), v.isoDate()),
  /** Pages with votes, most votes first. */
  pages: v.array(v.strictObject({ ...subject, yes: count, no: count })),
  /** All reasons in their fixed order; empty while none was given. */
  reasons: v.array(
    v.strictObject({
      answer: v.picklist(feedbackAnswers),
      reason: v.picklist([...feedbackReasons.yes, ...feedbackReasons.no]),
      count,
    }),
  ),
  /** Rated services, most ratings first. */
  services: v.array(v.strictObject({ ...subject, count, average: v.number() })),
})
export type StatisticsCounts = v.InferOutput<typeof statisticsShape>

/** The payload's name; names of pages have no dots. */
export const statisticsName = 'statistics.csv'

/** The CSV files, one table each. */
export const statisticsFiles = ['pages', 'reasons', 'ratings'] as const

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
    pages: await withTitles(deps, pages, ({ yes, no }) => ({
      total: yes + no,
      counts: { yes, no },
    })),
    reasons: inOrder(reasons),
    services: await withTitles(deps, services, ({ count, average }) => ({
      total: count,
      counts: { count, average },
    })),
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

function inOrder(counts: Awaited<ReturnType<typeof countReasons>>): StatisticsCounts['reasons'] {
  if (counts.length === 0) return []
  return feedbackAnswers.flatMap((answer) =>
    feedbackReasons[answer].map((reason) => {
      const found = counts.find((one) => one.answer === answer && one.reason === reason)
      return { answer, reason, count: found?.total ?? 0 }
    }),
  )
}

/** The title of each page, from the route table or its record; undefined if unknown. */
export async function readTitles(
  deps: LoaderDeps,
  places: readonly RouteMatch[],
): Promise<(string | undefined)[]> {
  const kinds = new Set(places.flatMap(({ name }) => kindOf(name) ?? []))
  const [articles, chapters, ...lists] = await Promise.all([
    loadArticleTitles(deps),
    readChapterTitles(deps, places),
    ...[...kinds].map((kind) => readKind(deps, kind, places)),
  ])
  const recordTitles = new Map<string, string>(lists.flat())
  return places.map(({ name, params }) => {
    if (name === 'chapter') return chapters.get(`${params.slug}/${params.rest}`)
    if (!isFixed(name)) return recordTitles.get(`${kindOf(name)} ${params.slug}`)
    return routeTitle(deps.locale, { articles }, name) || undefined
  })
}

async function readChapterTitles({ db, locale, now }: LoaderDeps, places: readonly RouteMatch[]) {
  const books = new Set(
    places.flatMap(({ name, params }) => (name === 'chapter' ? (params.slug ?? []) : [])),
  )
  const lists = await Promise.all(
    [...books].map(async (book) =>
      (await listChapters(db, { book, locale, now })).map(
        ({ path, title }) => [`${book}/${path}`, title] as const,
      ),
    ),
  )
  return new Map(lists.flat())
}

async function readKind(
  { db, locale, now }: LoaderDeps,
  kind: KindName,
  places: readonly RouteMatch[],
) {
  const slugs = places
    .filter(({ name }) => kindOf(name) === kind)
    .flatMap(({ params }) => params.slug ?? [])
  const titles = await listTitles(db, kind, locale, now, slugs)
  return titles.map(({ slug, title }) => [`${kind} ${slug}`, title] as const)
}

import type { Database } from '#db/client'
import { listCommentsOf } from '#db/feedback/comments'
import { listRatingsOf } from '#db/feedback/ratings'
import { createFormat } from '#domain/dates/format'
import type { OwnComment, OwnRating } from '#domain/forms/member-state'
import type { SitePayload } from '#domain/payloads/site'
import type { Locale } from '#domain/site/locale'
import { matchSubject } from '#domain/site/match-subject'
import { fillPath, type RouteMatch } from '#domain/site/routes'
import { type LoaderSource, loaderDeps } from '../payloads/load-page'
import { readTitles } from '../statistics/titles'

export type OwnFeedbackDeps = LoaderSource & { primary: Database }

const atMost = 100

/** Titles of the pages that texts and ratings are about, by their stored subject. */
async function readPages(deps: OwnFeedbackDeps, locale: Locale, subjects: readonly string[]) {
  const known = [...new Set(subjects)].flatMap((subject) => {
    const place = matchSubject(subject)
    return place ? [{ subject, place }] : []
  })
  const places: RouteMatch[] = known.map(({ place }) => place)
  const titles = await readTitles(loaderDeps(deps, locale), places)
  return new Map(
    known.map(({ subject, place }, index) => {
      const title = titles[index]
      const path = title === undefined ? null : fillPath(place.name, place.params)
      return [subject, { title: title ?? subject, path }] as const
    }),
  )
}

/** Texts and ratings that a member gave while logged in, newest first. */
export async function loadOwnFeedback(
  deps: OwnFeedbackDeps,
  locale: Locale,
  accountId: string,
  { digits }: Pick<SitePayload, 'digits'>,
): Promise<{ comments: OwnComment[]; ratings: OwnRating[] }> {
  const [comments, ratings] = await Promise.all([
    listCommentsOf(deps.primary, accountId, atMost),
    listRatingsOf(deps.primary, accountId, atMost),
  ])
  const subjects = [...comments, ...ratings].map(({ page }) => page)
  const pages = await readPages(deps, locale, subjects)
  const format = createFormat({ locale, digits })
  const pageOf = (page: string) => pages.get(page) ?? { title: page, path: null }
  return {
    comments: comments.map((comment) => {
      const { id, form, text, locale: written, status, refusal, page, createdAt } = comment
      const about = { ...pageOf(page), date: format.date(createdAt) }
      return { ...about, id, form, text, locale: written, status, refusal }
    }),
    ratings: ratings.map(({ page, score, at }) => ({
      ...pageOf(page),
      score,
      date: format.date(at),
    })),
  }
}

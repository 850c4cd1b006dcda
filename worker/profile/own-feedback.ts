import type { Database } from '#db/client'
import { listCommentsOf } from '#db/feedback/comments'
import { listRatingsOf } from '#db/feedback/ratings'
import { createFormat } from '#domain/dates/format'
import type { OwnComment, OwnRating } from '#domain/forms/member-state'
import type { SitePayload } from '#domain/payloads/site'
import type { Locale } from '#domain/site/locale'
import { findSubjectPages } from '../feedback/subject-pages'
import type { LoaderSource } from '../payloads/loader'

export type OwnFeedbackDeps = LoaderSource & { primary: Database }

const atMost = 100

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
  const pageOf = await findSubjectPages(deps, locale, subjects)
  const format = createFormat({ locale, digits })
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

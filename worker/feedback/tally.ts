import type { Database } from '#db/client'
import { countScores } from '#db/feedback/ratings'
import { readUsefulness } from '#db/feedback/usefulness'
import { addDays, riyadhDate } from '#domain/dates/calendar'
import { summariseRatings } from '#domain/feedback/ratings'
import type { FeedbackTally, RatingTally } from '#domain/forms/personal-state'
import { subjectOf } from '#domain/site/routes'
import type { Deployment } from '../env'
import { loaderDeps, loadFormat } from '../payloads/loader'
import type { PageRequest } from '../routing/page-request'

interface CountDeps {
  primary: Database
  /** Epoch ms. */
  now: number
}

export interface TallyDeps extends CountDeps {
  db: Database
  deployment: Pick<Deployment, 'origin'>
}

/** Counts include the days before a date: with tomorrow, the visitor's own input is included. */
const tomorrow = ({ now }: CountDeps) => addDays(riyadhDate(now), 1)

/** A page's usefulness votes, today's included; undefined if D1 is unavailable. */
export async function tallyFeedback(
  deps: CountDeps,
  pageRequest: PageRequest,
): Promise<FeedbackTally | undefined> {
  const { primary } = deps
  return readUsefulness(primary, subjectOf(pageRequest), tomorrow(deps)).catch(() => undefined)
}

/**
 * A page's average rating and number of ratings, today's included; undefined if D1 is unavailable.
 */
export async function tallyRatings(
  deps: TallyDeps,
  pageRequest: PageRequest,
): Promise<RatingTally | undefined> {
  try {
    const [scores, format] = await Promise.all([
      countScores(deps.primary, subjectOf(pageRequest), tomorrow(deps)),
      loadFormat(loaderDeps(deps, pageRequest.locale)),
    ])
    const ratings = summariseRatings(scores)
    if (!ratings) return undefined
    const { average, count } = ratings
    return { mean: format.number(average), average, count }
  } catch {
    return undefined
  }
}

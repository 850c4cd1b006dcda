import { countScores } from '#db/feedback/ratings'
import { readUsefulness } from '#db/feedback/usefulness'
import { addDays, riyadhDate } from '#domain/dates/calendar'
import { sumUp } from '#domain/feedback/ratings'
import type { FeedbackTally, RatingTally } from '#domain/forms/personal-state'
import { loaderDeps } from '../payloads/load-page'
import { loadFormat } from '../payloads/loader'
import { type Asked, subjectOf } from '../routing/page-request'
import type { Work } from '../runtime/request-context'

/** Pages count what was said before today; with what was said today, a visitor's own word is in it. */
const tomorrow = ({ now }: Work) => addDays(riyadhDate(now), 1)

/** A page's answers with those of today; undefined where they cannot be read. */
export async function tallyFeedback(work: Work, asked: Asked): Promise<FeedbackTally | undefined> {
  return readUsefulness(work.primary, subjectOf(asked), tomorrow(work)).catch(() => undefined)
}

/** A page's average and number of ratings with those of today; undefined where they cannot be read. */
export async function tallyRatings(work: Work, asked: Asked): Promise<RatingTally | undefined> {
  try {
    const [scores, format] = await Promise.all([
      countScores(work.primary, subjectOf(asked), tomorrow(work)),
      loadFormat(loaderDeps(work, asked.locale)),
    ])
    const ratings = sumUp(scores)
    return ratings ? { mean: format.number(ratings.average), count: ratings.count } : undefined
  } catch {
    return undefined
  }
}

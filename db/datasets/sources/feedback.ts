import { riyadhDate } from '#domain/dates/calendar'
import { summariseRatings } from '#domain/feedback/ratings'
import { matchSubject } from '#domain/site/match-subject'
import { fillPath } from '#domain/site/routes'
import { listScores } from '../../feedback/ratings'
import { listUsefulness } from '../../feedback/usefulness'
import type { Source } from './source'

/** Votes and ratings before today, as the statistics page counts them. */
export const usefulnessAndRatingsSource: Source = async ({ db, now }) => {
  const today = riyadhDate(now)
  const [votes, scores] = await Promise.all([listUsefulness(db, today), listScores(db, today)])
  const votesOf = new Map(votes.map((one) => [one.page, one]))
  const subjects = new Set([...votesOf.keys(), ...scores.keys()])
  const rows = [...subjects].flatMap((subject) => {
    const place = matchSubject(subject)
    const ratings = summariseRatings(scores.get(subject) ?? new Map())
    if (!place) return []
    return {
      page: fillPath(place.name, place.params),
      useful: votesOf.get(subject)?.yes ?? 0,
      not_useful: votesOf.get(subject)?.no ?? 0,
      ratings: ratings?.count ?? null,
      average_score: ratings?.average ?? null,
    }
  })
  return rows.toSorted((a, b) => a.page.localeCompare(b.page, 'en'))
}

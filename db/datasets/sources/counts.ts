import { and, asc, eq, gte, lt, min } from 'drizzle-orm'
import { holidayDays } from '#domain/content/pages/holiday'
import { totalCode } from '#domain/datasets/group-rows'
import type { Row } from '#domain/datasets/rows'
import { fewestPeople, withholdParts } from '#domain/datasets/withhold'
import { riyadhDate, startOfRiyadhDay, workingDaysBetween } from '#domain/dates/calendar'
import { summariseRatings } from '#domain/feedback/ratings'
import { matchSubject } from '#domain/site/match-subject'
import { fillPath } from '#domain/site/routes'
import { type Status, workingDaysToReply } from '#domain/tickets/status'
import { listEntries } from '../../entries/entries'
import { listScores } from '../../feedback/ratings'
import { listUsefulness } from '../../feedback/usefulness'
import { events, submissions } from '../../schema/submissions'
import { listGapsBetween } from '../../search/gaps'
import {
  type DatasetSourceDeps,
  monthBounds,
  type Source,
  sortByMonth,
  splitMonths,
} from './source'

const firstMonthOfRequests = '2025-01'

const outcomes = ['answered_in_time', 'answered_late', 'withdrawn', 'declined', 'open'] as const
type Outcome = (typeof outcomes)[number]

interface Handled {
  kind: string
  outcome: Outcome
  /** Working days from arrival to the first answer or the end; null while open. */
  days: number | null
  isSample: boolean
}

const outcomeOf: Partial<Record<Status, Outcome>> = {
  withdrawn: 'withdrawn',
  rejected: 'declined',
  duplicate: 'declined',
}

/** Tickets that arrived in a month, each with its outcome. */
async function readMonth(
  { db }: DatasetSourceDeps,
  month: string,
  holidays: ReadonlySet<string>,
): Promise<Handled[]> {
  const [from, to] = monthBounds(month).map(startOfRiyadhDay)
  const rows = await db
    .select({
      kind: submissions.kind,
      status: submissions.status,
      createdAt: submissions.createdAt,
      updatedAt: submissions.updatedAt,
      isSample: submissions.sample,
      answeredAt: min(events.at),
    })
    .from(submissions)
    .leftJoin(
      events,
      and(eq(events.reference, submissions.reference), eq(events.status, 'answered')),
    )
    .where(and(gte(submissions.createdAt, from ?? 0), lt(submissions.createdAt, to ?? 0)))
    .groupBy(submissions.reference)
    .orderBy(asc(submissions.kind))
  return rows.map(({ kind, isSample, status, createdAt, updatedAt, answeredAt }) => {
    const daysUntil = (at: number) =>
      workingDaysBetween(riyadhDate(createdAt), riyadhDate(at), holidays)
    if (answeredAt !== null) {
      const days = daysUntil(answeredAt)
      const outcome = days <= workingDaysToReply ? 'answered_in_time' : 'answered_late'
      return { kind, isSample, outcome, days }
    }
    const outcome = outcomeOf[status]
    return outcome
      ? { kind, isSample, outcome, days: daysUntil(updatedAt) }
      : { kind, isSample, outcome: 'open', days: null }
  })
}

/** The middle value; the mean of the two middle ones of an even number; null of none. */
function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** Rows of one month and outcome: one a kind, and one for all. */
function countOutcome(month: string, outcome: Outcome, tickets: readonly Handled[]): Row[] {
  const kinds = [...Map.groupBy(tickets, ({ kind }) => kind)].toSorted(([a], [b]) =>
    a.localeCompare(b, 'en'),
  )
  const { parts, isTotalWithheld } = withholdParts(kinds.map(([, own]) => own.length))
  const row = (kind: string, found: readonly Handled[], withheld: boolean): Row => ({
    month,
    kind,
    outcome,
    requests: withheld ? null : found.length,
    median_days: withheld ? null : medianOf(found.flatMap(({ days }) => days ?? [])),
    withheld,
  })
  return [
    ...kinds.map(([kind, own], at) => row(kind, own, parts[at] ?? true)),
    row(totalCode, tickets, isTotalWithheld),
  ]
}

function countMonth(month: string, tickets: readonly Handled[]): Row[] {
  // A month without requests has a row too, so that it is not mistaken for missing data.
  if (tickets.length === 0) return countOutcome(month, 'answered_in_time', [])
  const rows = outcomes.flatMap((outcome) => {
    const found = tickets.filter((one) => one.outcome === outcome)
    return found.length > 0 ? countOutcome(month, outcome, found) : []
  })
  const isTotal = ({ kind }: Row) => kind === totalCode
  return [...rows.filter((row) => !isTotal(row)), ...rows.filter(isTotal)]
}

/**
 * Requests by month of arrival, kind and outcome, with a row for all kinds of each outcome. A month is
 * counted a month after it ended, and enough is withheld that no small number can be computed from the
 * rest.
 */
export const requestsAndRepliesSource: Source = async (deps) => {
  const bounds = { since: firstMonthOfRequests, delay: 1 }
  const { published, toCount } = splitMonths(deps.former, deps.now, bounds)
  const holidays = new Set(holidayDays(await listEntries(deps.db, 'holiday', 'ar', deps.now)))
  const counted = await Promise.all(
    toCount.map(async (month) => countMonth(month, await readMonth(deps, month, holidays))),
  )
  return sortByMonth([...published, ...counted.flat()])
}

/** The month in which the site began to count searches. */
const firstMonthOfSearches = '2026-11'

export const searchesWithoutResultsSource: Source = async ({ search, former, now }) => {
  const { published, toCount } = splitMonths(former, now, { since: firstMonthOfSearches, delay: 0 })
  const counted = await Promise.all(
    toCount.map(async (month) => {
      const gaps = await listGapsBetween(search, ...monthBounds(month))
      // The same visitors may ask on several days: one day has to have enough.
      const shown = gaps.filter(({ most }) => most >= fewestPeople)
      // A month of which nothing can be published has a row too, so that the series has no hole.
      if (shown.length === 0) {
        return [{ month, language: null, query: null, visitors: null, days: null }]
      }
      return shown.map(({ query, locale, visitors, days }) => ({
        month,
        language: locale,
        query,
        visitors,
        days,
      }))
    }),
  )
  return sortByMonth([...published, ...counted.flat()])
}

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

import { and, asc, eq, gte, lt, min } from 'drizzle-orm'
import { holidayDays } from '#domain/content/pages/holiday'
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
import { type DatasetSourceDeps, monthBounds, type Source, splitMonths } from './source'

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

/** Kind of the rows that count requests of all kinds. */
export const allKinds = 'ALL'

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
    row(allKinds, tickets, isTotalWithheld),
  ]
}

function countMonth(month: string, tickets: readonly Handled[]): Row[] {
  // A month without requests has a row too, so that it is not mistaken for missing data.
  if (tickets.length === 0) return countOutcome(month, 'answered_in_time', [])
  const rows = outcomes.flatMap((outcome) => {
    const found = tickets.filter((one) => one.outcome === outcome)
    return found.length > 0 ? countOutcome(month, outcome, found) : []
  })
  const isTotal = ({ kind }: Row) => kind === allKinds
  return [...rows.filter((row) => !isTotal(row)), ...rows.filter(isTotal)]
}

/**
 * Requests by month of arrival, kind and outcome, with a row for all kinds of each outcome. Enough is
 * withheld that no small number can be computed from the rest.
 */
export const requestsAndRepliesSource: Source = async (deps) => {
  const { final, toCount } = splitMonths(deps.former, deps.now, firstMonthOfRequests)
  const holidays = new Set(holidayDays(await listEntries(deps.db, 'holiday', 'ar', deps.now)))
  const counted = await Promise.all(
    toCount.map(async (month) => {
      const tickets = await readMonth(deps, month, holidays)
      // What was published stays if its requests are not in this database, or have been erased. The
      // few samples of a local database, which move with each load, are not what it was counted from.
      const published = deps.former.filter((row) => row.month === month)
      const areMissing = tickets.every(({ isSample }) => isSample)
      return areMissing && published.length > 0 ? published : countMonth(month, tickets)
    }),
  )
  return [...final, ...counted.flat()].toSorted((a, b) =>
    String(a.month).localeCompare(String(b.month), 'en'),
  )
}

const firstMonthOfSearches = '2026-01'

export const searchesWithoutResultsSource: Source = async ({ search, former, now }) => {
  const { final, toCount } = splitMonths(former, now, firstMonthOfSearches)
  const counted = await Promise.all(
    toCount.map(async (month) => {
      const gaps = await listGapsBetween(search, ...monthBounds(month))
      return (
        gaps
          // The same visitors may ask on several days: one day has to have enough.
          .filter(({ most }) => most >= fewestPeople)
          .map(({ query, locale, visitors, days }) => ({
            month,
            language: locale,
            query,
            visitors,
            days,
          }))
      )
    }),
  )
  return [...final, ...counted.flat()].toSorted((a, b) =>
    String(a.month).localeCompare(String(b.month), 'en'),
  )
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

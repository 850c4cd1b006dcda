import { and, count, eq, gte, lt, sql } from 'drizzle-orm'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { FeedbackVote } from '#domain/forms/feedback'
import type { FeedbackAnswer } from '#domain/forms/feedback-reasons'
import type { Locale } from '#domain/site/locale'
import type { Database } from '../client'
import { reasonCounts, usefulnessCounts, usefulnessVotes } from '../schema/feedback'
import { insertSelect, isOneOf } from '../statements'
import { type IdempotencyKey, isNewKey, once } from '../submissions/idempotency-keys'

interface UsefulnessVote {
  page: string
  visitor: string
  /** Riyadh day, `YYYY-MM-DD`. */
  day: string
  locale: Locale
  at: number
  feedback: FeedbackVote
}

/**
 * Stores a usefulness vote; a later one of the same Riyadh day replaces it. False if the
 * idempotency key was used for another vote.
 */
export function putUsefulnessVote(
  db: Database,
  vote: UsefulnessVote,
  idempotencyKey: IdempotencyKey,
): Promise<boolean> {
  const { locale, at, feedback } = vote
  const row = { ...vote, ...feedback }
  const write = insertSelect(
    db,
    usefulnessVotes,
    row,
    sql`where ${isNewKey(idempotencyKey)}`,
  ).onConflictDoUpdate({
    target: [usefulnessVotes.page, usefulnessVotes.visitor, usefulnessVotes.day],
    set: { ...feedback, at, locale },
  })
  return once(db, idempotencyKey, at, write)
}

/**
 * Usefulness votes on a page before a Riyadh day. The result is constant during that day: a page
 * and its data always agree.
 */
export async function readUsefulness(
  db: Database,
  page: string,
  before: string,
): Promise<Usefulness> {
  const { answer, total } = usefulnessCounts
  const lists = await db.batch([
    db
      .select({ answer: usefulnessVotes.answer, total: count() })
      .from(usefulnessVotes)
      .where(and(eq(usefulnessVotes.page, page), lt(usefulnessVotes.day, before)))
      .groupBy(usefulnessVotes.answer),
    db
      .select({ answer, total: sql<number>`sum(${total})` })
      .from(usefulnessCounts)
      .where(eq(usefulnessCounts.page, page))
      .groupBy(answer),
  ])
  const counts = { yes: 0, no: 0 }
  for (const row of lists.flat()) counts[row.answer] += row.total
  return counts
}

/** `readUsefulness` of every page with votes. */
export async function listUsefulness(
  db: Database,
  before: string,
): Promise<(Usefulness & { page: string })[]> {
  const { page, answer, total } = usefulnessCounts
  const lists = await db.batch([
    db
      .select({ page: usefulnessVotes.page, answer: usefulnessVotes.answer, total: count() })
      .from(usefulnessVotes)
      .where(lt(usefulnessVotes.day, before))
      .groupBy(usefulnessVotes.page, usefulnessVotes.answer),
    db
      .select({ page, answer, total: sql<number>`sum(${total})` })
      .from(usefulnessCounts)
      .groupBy(page, answer),
  ])
  const pages = new Map<string, Usefulness & { page: string }>()
  for (const row of lists.flat()) {
    const sums = pages.get(row.page) ?? { page: row.page, yes: 0, no: 0 }
    pages.set(row.page, { ...sums, [row.answer]: sums[row.answer] + row.total })
  }
  return [...pages.values()]
}

/** Number of times each reason was given before a Riyadh day, over all pages. */
export async function countReasons(
  db: Database,
  before: string,
): Promise<{ answer: FeedbackAnswer; reason: string; total: number }[]> {
  const given = sql<string>`given.value`
  const { answer, reason, total } = reasonCounts
  const lists = await db.batch([
    // Counted by set of reasons first: a few dozen lists are taken apart, and not one for each vote.
    db
      .select({
        answer: sql<FeedbackAnswer>`sets.answer`,
        reason: given,
        total: sql<number>`sum(sets.total)`,
      })
      .from(
        sql`(select ${usefulnessVotes.answer} as answer, ${usefulnessVotes.reasons} as reasons,
          count(*) as total from ${usefulnessVotes} where ${lt(usefulnessVotes.day, before)}
          group by 1, 2) as sets`,
      )
      .innerJoin(sql`json_each(sets.reasons) as given`, sql`true`)
      .groupBy(sql`sets.answer`, given),
    db
      .select({ answer, reason, total: sql<number>`sum(${total})` })
      .from(reasonCounts)
      .groupBy(answer, reason),
  ])
  const sums = Map.groupBy(lists.flat(), (row) => `${row.answer} ${row.reason}`)
  return [...sums.values()].flatMap((rows) => {
    const [first] = rows
    return first ? [{ ...first, total: rows.reduce((sum, row) => sum + row.total, 0) }] : []
  })
}

interface WeekVotes {
  page: string
  /** From 0, counted from the first day. */
  week: number
  answer: FeedbackAnswer
  total: number
}

/**
 * Names of all pages with votes, one step of the index a page: a plain query would read every vote
 * ever given, because no index begins with the day.
 */
export const votedPages = sql`with recursive pages (page) as (
    select min(page) from ${usefulnessVotes}
    union all
    select (select min(page) from ${usefulnessVotes} where page > pages.page) from pages
    where pages.page is not null
  )`

/** Usefulness votes by page, week and answer since a Riyadh day, `YYYY-MM-DD`. */
export function countWeekVotes(db: Database, since: string): Promise<WeekVotes[]> {
  const { page, day, answer } = usefulnessVotes
  return db.all<WeekVotes>(sql`${votedPages}
    select ${page} as page, ${answer} as answer, count(*) as total,
      cast((julianday(${day}) - julianday(${since})) / 7 as integer) as week
    from pages cross join ${usefulnessVotes}
    where ${page} = pages.page and ${day} >= ${since}
    group by ${page}, week, ${answer}`)
}

/** Counts of the reasons given against pages since a Riyadh day. */
export async function countPageReasons(
  db: Database,
  pages: readonly string[],
  since: string,
): Promise<{ page: string; reason: string; total: number }[]> {
  const reason = sql<string>`given.value`
  const { page, day, answer, reasons } = usefulnessVotes
  return db
    .select({ page, reason, total: count() })
    .from(usefulnessVotes)
    .innerJoin(sql`json_each(${reasons}) as given`, sql`true`)
    .where(and(isOneOf(page, pages), gte(day, since), eq(answer, 'no')))
    .groupBy(page, reason)
}

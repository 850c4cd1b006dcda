import { and, count, eq, gte, sql } from 'drizzle-orm'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { FeedbackVote } from '#domain/forms/feedback'
import type { FeedbackAnswer } from '#domain/forms/feedback-reasons'
import type { Locale } from '#domain/site/locale'
import type { Database } from '../client'
import { feedbackTotals, reasonCounts, usefulnessCounts, usefulnessVotes } from '../schema/feedback'
import { insertSelect, isOneOf } from '../statements'
import { type IdempotencyKey, isNewKey, once } from '../submissions/idempotency-keys'
import { isNothingCounted, isTotal, isUncounted, votedPages } from './totals'

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
 * Votes from the day on of which no totals are kept, before a Riyadh day: those of all pages, one step of
 * the index a page.
 */
const uncounted = (before: string) =>
  sql`from (${votedPages} select page from pages where page is not null) as voted
    cross join ${usefulnessVotes} where ${usefulnessVotes.page} = voted.page
    and ${isUncounted(usefulnessVotes.day, before)}`

/**
 * Usefulness votes on a page before a Riyadh day. The result is constant during that day: a page
 * and its data always agree.
 */
export async function readUsefulness(
  db: Database,
  page: string,
  before: string,
): Promise<Usefulness> {
  const { answer } = usefulnessVotes
  const { total, answer: old } = usefulnessCounts
  const lists = await db.batch([
    db
      .select({ answer: sql<FeedbackAnswer>`${feedbackTotals.value}`, total: feedbackTotals.total })
      .from(feedbackTotals)
      .where(and(isTotal('usefulness'), eq(feedbackTotals.subject, page))),
    db
      .select({ answer, total: count() })
      .from(usefulnessVotes)
      .where(and(eq(usefulnessVotes.page, page), isUncounted(usefulnessVotes.day, before)))
      .groupBy(answer),
    db
      .select({ answer: old, total: sql<number>`sum(${total})` })
      .from(usefulnessCounts)
      .where(and(eq(usefulnessCounts.page, page), isNothingCounted))
      .groupBy(old),
  ])
  const counts = { yes: 0, no: 0 }
  for (const row of lists.flat()) counts[row.answer] += row.total
  return counts
}

interface PageVotes {
  page: string
  answer: FeedbackAnswer
  total: number
}

/** `readUsefulness` of every page with votes. */
export async function listUsefulness(
  db: Database,
  before: string,
): Promise<(Usefulness & { page: string })[]> {
  const { page, answer } = usefulnessVotes
  const rows = await db.all<PageVotes>(sql`
    select ${feedbackTotals.subject} as page, ${feedbackTotals.value} as answer,
      ${feedbackTotals.total} as total from ${feedbackTotals} where ${isTotal('usefulness')}
    union all
    select ${page}, ${answer}, count(*) ${uncounted(before)} group by ${page}, ${answer}
    union all
    select ${usefulnessCounts.page}, ${usefulnessCounts.answer}, sum(${usefulnessCounts.total})
      from ${usefulnessCounts} where ${isNothingCounted} group by 1, 2`)
  const pages = new Map<string, Usefulness & { page: string }>()
  for (const row of rows) {
    const sums = pages.get(row.page) ?? { page: row.page, yes: 0, no: 0 }
    pages.set(row.page, { ...sums, [row.answer]: sums[row.answer] + row.total })
  }
  return [...pages.values()]
}

interface ReasonTotal {
  answer: FeedbackAnswer
  reason: string
  total: number
}

/** Number of times each reason was given before a Riyadh day, over all pages. */
export function countReasons(db: Database, before: string): Promise<ReasonTotal[]> {
  const { answer, reasons } = usefulnessVotes
  // Votes by set of reasons first: a few dozen lists are taken apart, and not one for each vote.
  return db.all<ReasonTotal>(sql`select answer, reason, sum(total) as total from (
      select ${feedbackTotals.subject} as answer, ${feedbackTotals.value} as reason,
        ${feedbackTotals.total} as total from ${feedbackTotals} where ${isTotal('reason')}
      union all
      select sets.answer, given.value, sum(sets.total) from (
        select ${answer} as answer, ${reasons} as reasons, count(*) as total
        ${uncounted(before)} group by 1, 2
      ) as sets, json_each(sets.reasons) as given group by 1, 2
      union all
      select ${reasonCounts.answer}, ${reasonCounts.reason}, sum(${reasonCounts.total})
        from ${reasonCounts} where ${isNothingCounted} group by 1, 2
    ) group by answer, reason`)
}

interface WeekVotes {
  page: string
  /** From 0, counted from the first day. */
  week: number
  answer: FeedbackAnswer
  total: number
}

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

import { and, count, eq, gte, sql } from 'drizzle-orm'
import type { FeedbackAnswer } from '#domain/forms/feedback-reasons'
import type { Database } from '../client'
import { usefulnessVotes } from '../schema/feedback'
import { isOneOf } from '../statements'

export interface WeekVotes {
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
const votedPages = sql`with recursive pages (page) as (
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

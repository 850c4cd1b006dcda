import { and, count, eq, lt, sql } from 'drizzle-orm'
import type { Feedback } from '#domain/forms/feedback'
import type { FeedbackAnswer } from '#domain/forms/feedback-reasons'
import type { Usefulness } from '#domain/payloads/payloads'
import type { Locale } from '#domain/site/locale'
import type { Database } from '../client'
import { reasonCounts, usefulnessCounts } from '../schema/feedback-counts'
import { opinions } from '../schema/schema'
import { isUnsaid, type Saying, sayOnce } from '../submissions/idempotency-keys'

export interface Opinion {
  page: string
  visitor: string
  /** Riyadh day, `YYYY-MM-DD`. */
  day: string
  locale: Locale
  at: number
  feedback: Feedback
}

/**
 * Notes what a visitor says of a page; a later word of the same day takes the earlier one's place.
 * False when something else was said under the key.
 */
export function putOpinion(db: Database, opinion: Opinion, saying: Saying): Promise<boolean> {
  const { page, visitor, day, locale, at, feedback } = opinion
  const values = sql`${page}, ${visitor}, ${day}, ${feedback.answer}, ${JSON.stringify(feedback.reasons)}, ${locale}, ${at}`
  const write = db
    .insert(opinions)
    .select(sql`select ${values} where ${isUnsaid(saying)}`)
    .onConflictDoUpdate({
      target: [opinions.page, opinions.visitor, opinions.day],
      set: { ...feedback, at, locale },
    })
  return sayOnce(db, saying, at, write)
}

/**
 * How many had found a page of use before a Riyadh day began, and how many had not: it is the same
 * all day long, so that a page and its data agree whenever each was read.
 */
export async function readUsefulness(
  db: Database,
  page: string,
  before: string,
): Promise<Usefulness> {
  const { answer, total } = usefulnessCounts
  const lists = await db.batch([
    db
      .select({ answer: opinions.answer, total: count() })
      .from(opinions)
      .where(and(eq(opinions.page, page), lt(opinions.day, before)))
      .groupBy(opinions.answer),
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

/** The same of every page anybody has spoken of, as `readUsefulness` counts it. */
export async function listUsefulness(
  db: Database,
  before: string,
): Promise<(Usefulness & { page: string })[]> {
  const { page, answer, total } = usefulnessCounts
  const lists = await db.batch([
    db
      .select({ page: opinions.page, answer: opinions.answer, total: count() })
      .from(opinions)
      .where(lt(opinions.day, before))
      .groupBy(opinions.page, opinions.answer),
    db
      .select({ page, answer, total: sql<number>`sum(${total})` })
      .from(usefulnessCounts)
      .groupBy(page, answer),
  ])
  const pages = new Map<string, Usefulness & { page: string }>()
  for (const row of lists.flat()) {
    const known = pages.get(row.page) ?? { page: row.page, yes: 0, no: 0 }
    pages.set(row.page, { ...known, [row.answer]: known[row.answer] + row.total })
  }
  return [...pages.values()]
}

/** How often each reason was given before a Riyadh day began, over all pages. */
export async function countReasons(
  db: Database,
  before: string,
): Promise<{ answer: FeedbackAnswer; reason: string; total: number }[]> {
  const said = sql<string>`said.value`
  const { answer, reason, total } = reasonCounts
  const lists = await db.batch([
    db
      .select({ answer: opinions.answer, reason: said, total: count() })
      .from(opinions)
      .innerJoin(sql`json_each(${opinions.reasons}) as said`, sql`true`)
      .where(lt(opinions.day, before))
      .groupBy(opinions.answer, said),
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

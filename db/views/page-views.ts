import { desc, gte, sql } from 'drizzle-orm'
import type { Locale } from '#domain/site/locale'
import type { ViewSource } from '#domain/views/view-source'
import type { Database } from '../client'
import { pageViews } from '../schema/views'
import { insertSelect } from '../statements'

/** Views of a page (`subjectOf`) in a language from a source. */
export interface PageViews {
  page: string
  locale: Locale
  source: ViewSource
  total: number
}

/** Adds views to those of a Riyadh day, in one statement. */
export async function addPageViews(
  db: Database,
  day: string,
  rows: readonly PageViews[],
): Promise<void> {
  const { page, locale, source, day: dayColumn } = pageViews
  const given = (name: keyof PageViews) => sql.raw(`given.value ->> '${name}'`)
  await insertSelect(
    db,
    pageViews,
    {
      day,
      page: given('page'),
      locale: given('locale'),
      source: given('source'),
      total: given('total'),
    },
    sql`from json_each(${JSON.stringify(rows)}) as given where true`,
  ).onConflictDoUpdate({
    target: [dayColumn, page, locale, source],
    set: { total: sql`total + excluded.total` },
  })
}

const total = sql<number>`sum(${pageViews.total})`
const totalIn = (locale: Locale) =>
  sql<number>`coalesce(sum(${pageViews.total}) filter (where ${pageViews.locale} = ${locale}), 0)`
const ofBoth = { total, ar: totalIn('ar'), en: totalIn('en') }

export interface ViewTotals {
  total: number
  ar: number
  en: number
}

/** The most viewed pages since a Riyadh day, the most viewed first. */
export function listViewedPages(
  db: Database,
  since: string,
  limit: number,
): Promise<(ViewTotals & { page: string })[]> {
  return db
    .select({ page: pageViews.page, ...ofBoth })
    .from(pageViews)
    .where(gte(pageViews.day, since))
    .groupBy(pageViews.page)
    .orderBy(desc(total), pageViews.page)
    .limit(limit)
}

/** The views of each day since one, of days that have some. */
export function countViewsByDay(
  db: Database,
  since: string,
): Promise<(ViewTotals & { day: string })[]> {
  return db
    .select({ day: pageViews.day, ...ofBoth })
    .from(pageViews)
    .where(gte(pageViews.day, since))
    .groupBy(pageViews.day)
}

/** The views since a day by source, of sources that have some. */
export function countViewsBySource(
  db: Database,
  since: string,
): Promise<{ source: ViewSource; total: number }[]> {
  return db
    .select({ source: pageViews.source, total })
    .from(pageViews)
    .where(gte(pageViews.day, since))
    .groupBy(pageViews.source)
}

import { and, count, desc, eq, sql } from 'drizzle-orm'
import { type Locale, locales } from '#domain/site/locale'
import { alphabets, letterOf } from '#domain/text/alphabet'
import type { Database } from '../client'
import { entries } from '../schema/content'
import { isShown, type VisibleAt } from './entries'

/** Letters of both alphabets that begin a term's name, with the last change of such a term. */
export async function listTermLetters(
  db: Database,
  visibleAt: VisibleAt,
): Promise<{ letter: string; updatedAt: number }[]> {
  const rows = await db
    .select({ title: entries.title, updatedAt: entries.updatedAt })
    .from(entries)
    .where(and(eq(entries.kind, 'term'), isShown(visibleAt)))
  const byLetter = Map.groupBy(rows, ({ title }) => letterOf(title))
  return locales.flatMap((locale) =>
    alphabets[locale].flatMap((letter) => {
      const dates = byLetter.get(letter)?.map(({ updatedAt }) => updatedAt)
      return dates ? [{ letter, updatedAt: Math.max(...dates) }] : []
    }),
  )
}

/** The dictionary's terms to which most other terms relate, most first. */
export async function listRelatedMost(
  db: Database,
  locale: Locale,
  now: number,
  size: number,
): Promise<{ slug: string; title: string }[]> {
  const relations = db
    .select({ related: sql<string>`value`.as('related'), found: count().as('found') })
    .from(entries)
    .innerJoin(sql`json_each(${entries.body}, '$.related')`, sql`true`)
    .where(and(eq(entries.kind, 'term'), eq(entries.locale, locale), isShown(now)))
    .groupBy(sql`value`)
    .as('relations')
  return db
    .select({ slug: entries.slug, title: entries.title })
    .from(relations)
    .innerJoin(entries, eq(entries.slug, relations.related))
    .where(and(eq(entries.kind, 'term'), eq(entries.locale, locale), isShown(now)))
    .orderBy(desc(relations.found), entries.slug)
    .limit(size)
}

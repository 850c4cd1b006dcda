import { and, eq } from 'drizzle-orm'
import { locales } from '#domain/site/locale'
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

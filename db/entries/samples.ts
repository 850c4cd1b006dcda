import { and, count, eq, sum } from 'drizzle-orm'
import type { KindName } from '#domain/content/kinds'
import type { Locale } from '#domain/site/locale'
import type { Database } from '../client'
import { entries } from '../schema/content'
import { isShown, type VisibleAt } from './entries'

/** True if all visible records of a kind, or the one with a slug, are sample data; false without any. */
export async function areSamples(
  db: Database,
  kind: KindName,
  locale: Locale,
  visibleAt: VisibleAt,
  slug?: string,
): Promise<boolean> {
  const [found] = await db
    .select({ all: count(), samples: sum(entries.sample).mapWith(Number) })
    .from(entries)
    .where(
      and(
        eq(entries.kind, kind),
        eq(entries.locale, locale),
        slug === undefined ? undefined : eq(entries.slug, slug),
        isShown(visibleAt),
      ),
    )
  return found !== undefined && found.all > 0 && found.samples === found.all
}

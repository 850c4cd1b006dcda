import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { KindName } from '#domain/content/kinds'
import type { Database } from '../client'
import { entries, entryDrafts } from '../schema/content'
import { linkedRecords } from '../seed/check-texts'
import type { EntryRow } from '../seed/content-problem'
import { namedRecords } from '../seed/cross-check'
import { readSource } from './check-source'
import { listPrivatePictures } from './media'

/**
 * Slugs of the records of a kind, or of drafts of it, that name or link to a record which is not on the
 * site at an instant (epoch ms). A picture that is published with them is no dead link.
 */
export async function findDeadLinks(
  db: Database,
  kind: KindName,
  now: number,
): Promise<Set<string>> {
  const isVisible = and(
    or(isNull(entries.startsAt), lte(entries.startsAt, now)),
    or(isNull(entries.endsAt), gt(entries.endsAt, now)),
  )
  const [visible, published, drafts] = await db.batch([
    db.selectDistinct({ kind: entries.kind, slug: entries.slug }).from(entries).where(isVisible),
    db
      .select()
      .from(entries)
      .where(and(eq(entries.kind, kind), isVisible)),
    db.select().from(entryDrafts).where(eq(entryDrafts.kind, kind)),
  ])
  const pictures = await listPrivatePictures(db)
  const onSite = new Set([...visible, ...pictures].map((one) => `${one.kind}/${one.slug}`))
  const rows: EntryRow[] = [
    ...published,
    ...drafts.flatMap(({ slug, source }) => readSource({ kind, slug }, source).rows),
  ]
  return new Set(
    rows
      .filter((row) =>
        [...namedRecords(row), ...linkedRecords(row)].some((one) => !onSite.has(one)),
      )
      .map(({ slug }) => slug),
  )
}

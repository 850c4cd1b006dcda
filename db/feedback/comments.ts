import { and, count, desc, eq, gte, sql } from 'drizzle-orm'
import { commentsShown } from '#domain/feedback/comments'
import type { Database } from '../client'
import { comments } from '../schema/schema'
import type { Terms } from '../submissions/submissions'

export type Comment = Pick<
  typeof comments.$inferSelect,
  'id' | 'form' | 'page' | 'visitor' | 'text' | 'locale' | 'createdAt'
>

/**
 * Holds a comment for the editors. One that stands under its id already stays as it is: `differs`
 * when that says something else. `limited` when its visitor has written as many as they may.
 */
export async function holdComment(
  db: Database,
  comment: Comment,
  { since, atMost }: Omit<Terms, 'tombstone'>,
): Promise<'noted' | 'differs' | 'limited'> {
  const { id, form, page, visitor, text, locale, createdAt } = comment
  const written = sql`select count(*) from ${comments} where ${and(eq(comments.visitor, visitor), gte(comments.createdAt, since))}`
  const [, [stored]] = await db.batch([
    db
      .insert(comments)
      .select(
        sql`select ${id}, ${form}, ${page}, ${visitor}, ${text}, ${locale}, 'held', ${createdAt}, null where (${written}) < ${atMost}`,
      )
      .onConflictDoNothing(),
    db.select().from(comments).where(eq(comments.id, id)),
  ])
  if (!stored) return 'limited'
  const isSame = stored.form === form && stored.page === page && stored.text === text
  return isSame ? 'noted' : 'differs'
}

/** The published comments of a page, the newest first, and how many there are of them. */
export async function readComments(db: Database, page: string) {
  const { id, text, locale, createdAt } = comments
  const published = and(eq(comments.page, page), eq(comments.status, 'published'))
  const [newest, [all]] = await db.batch([
    db
      .select({ id, text, locale, createdAt })
      .from(comments)
      .where(published)
      .orderBy(desc(createdAt), id)
      .limit(commentsShown),
    db.select({ total: count() }).from(comments).where(published),
  ])
  return { total: all?.total ?? 0, newest }
}

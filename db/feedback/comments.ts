import { and, count, desc, eq, gte, sql } from 'drizzle-orm'
import { commentsShown } from '#domain/feedback/comments'
import type { Database } from '../client'
import { raiseVersionIf } from '../entries/publications'
import { comments } from '../schema/feedback'
import { insertSelect } from '../statements'
import type { StorageTerms } from '../submissions/submissions'

export type Comment = Pick<
  typeof comments.$inferSelect,
  'id' | 'form' | 'page' | 'visitor' | 'text' | 'link' | 'locale' | 'createdAt' | 'accountId'
>

/**
 * Stores a comment for review. An existing comment of the same id stays: `differs` if its content
 * is another. `limited` if the visitor has reached the limit.
 */
export async function holdComment(
  db: Database,
  comment: Comment,
  { since, atMost }: Omit<StorageTerms, 'tombstone'>,
): Promise<'noted' | 'differs' | 'limited'> {
  const { id, visitor } = comment
  const ownComments = sql`select count(*) from ${comments} where ${and(eq(comments.visitor, visitor), gte(comments.createdAt, since))}`
  const row = {
    ...comment,
    status: 'held',
    decidedAt: null,
    decidedBy: null,
    refusal: null,
  } as const
  const [, [stored]] = await db.batch([
    insertSelect(db, comments, row, sql`where (${ownComments}) < ${atMost}`).onConflictDoNothing(),
    db.select().from(comments).where(eq(comments.id, id)),
  ])
  if (!stored) return 'limited'
  const isSame = (['form', 'page', 'text', 'link'] as const).every(
    (name) => stored[name] === comment[name],
  )
  return isSame ? 'noted' : 'differs'
}

/** The texts of an account, the newest first, at most `limit`. */
export function listCommentsOf(db: Database, accountId: string, limit: number) {
  return db
    .select()
    .from(comments)
    .where(eq(comments.accountId, accountId))
    .orderBy(desc(comments.createdAt), comments.id)
    .limit(limit)
}

/**
 * Deletes a text of its author at an instant (epoch ms), and raises the content version if a page
 * shows it. Does nothing for the text of another account.
 */
export async function deleteCommentOf(
  db: Database,
  accountId: string,
  id: string,
  at: number,
): Promise<void> {
  const isOwn = and(eq(comments.id, id), eq(comments.accountId, accountId))
  const isShown = sql`exists (select 1 from ${comments} where ${isOwn} and ${comments.status} = 'published')`
  await db.batch([raiseVersionIf(db, at, isShown), db.delete(comments).where(isOwn)])
}

/** True if a comment or use case is stored, whatever its status. */
export async function isCommentStored(db: Database, id: string): Promise<boolean> {
  const stored = await db.select({ id: comments.id }).from(comments).where(eq(comments.id, id))
  return stored.length > 0
}

/** Published comments or use cases of a page, newest first, and their total number. */
export async function readComments(db: Database, page: string) {
  const { id, text, link, locale, createdAt } = comments
  const published = and(eq(comments.page, page), eq(comments.status, 'published'))
  const [newest, [all]] = await db.batch([
    db
      .select({ id, text, link, locale, createdAt })
      .from(comments)
      .where(published)
      .orderBy(desc(createdAt), id)
      .limit(commentsShown),
    db.select({ total: count() }).from(comments).where(published),
  ])
  return { total: all?.total ?? 0, newest }
}

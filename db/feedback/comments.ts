import { and, asc, count, desc, eq, gte, sql } from 'drizzle-orm'
import { type CommentFormName, type CommentStatus, commentsShown } from '#domain/feedback/comments'
import type { Database } from '../client'
import { raiseVersionIf } from '../entries/publications'
import { comments } from '../schema/feedback'
import { insertSelect, isOneOf } from '../statements'
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

export type CommentRow = typeof comments.$inferSelect

/** Place of a row in its list. */
export interface CommentPosition {
  /** Epoch ms. */
  createdAt: number
  id: string
}

interface CommentQuery {
  status: CommentStatus
  /** Empty: all forms. */
  form?: CommentFormName | ''
  from: CommentPosition | null
  limit: number
}

interface CommentSlice {
  rows: CommentRow[]
  /** Position to continue from; null at the end. */
  next: CommentPosition | null
}

/** A page of the texts of a status: held ones oldest first, because they wait, others newest first. */
export async function listComments(
  db: Database,
  { status, form, from, limit }: CommentQuery,
): Promise<CommentSlice> {
  const { createdAt, id } = comments
  const isHeld = status === 'held'
  const place = from && sql`(${from.createdAt}, ${from.id})`
  const after =
    place &&
    (isHeld ? sql`(${createdAt}, ${id}) > ${place}` : sql`(${createdAt}, ${id}) < ${place}`)
  const order = isHeld ? asc : desc
  const rows = await db
    .select()
    .from(comments)
    .where(
      and(
        eq(comments.status, status),
        form ? eq(comments.form, form) : undefined,
        after ?? undefined,
      ),
    )
    .orderBy(order(createdAt), order(id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const isMore = rows.length > limit
  return { rows: shown, next: last && isMore ? { createdAt: last.createdAt, id: last.id } : null }
}

/** Number of texts of all statuses by page. */
export async function countByPage(
  db: Database,
  pages: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ page: comments.page, total: count() })
    .from(comments)
    .where(isOneOf(comments.page, [...new Set(pages)]))
    .groupBy(comments.page)
  return new Map(rows.map(({ page, total }) => [page, total]))
}

/** The texts with these ids, by id. */
export async function findComments(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, CommentRow>> {
  const rows = await db.select().from(comments).where(isOneOf(comments.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

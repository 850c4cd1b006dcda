import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { CommentFormName, CommentStatus } from '#domain/feedback/comments'
import type { Database } from '../client'
import { comments } from '../schema/feedback'
import { isOneOf } from '../statements'

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

export interface CommentSlice {
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

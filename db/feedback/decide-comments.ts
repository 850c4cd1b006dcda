import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { AuditAction } from '#domain/access/audit-actions'
import type { CommentRefusal, CommentStatus, DecidedStatus } from '#domain/feedback/comments'
import { type Actor, insertAuditEntry } from '../audit/insert-entry'
import type { Database } from '../client'
import { isOneOf } from '../entries/is-one-of'
import { raiseVersionIf } from '../entries/publications'
import { comments } from '../schema/feedback'

/** Decisions that one call takes: a batch of D1 holds two statements for each. */
export const decisionsAtMost = 40

export interface CommentDecision {
  id: string
  status: DecidedStatus
  /** Why it is refused; null otherwise. */
  refusal?: CommentRefusal | null
}

/** A row that a decision has changed. */
export type DecidedComment = Pick<typeof comments.$inferSelect, 'id' | 'page'>

/** The row, while the decision changes it; with `from` only in that status. */
function isChangedBy({ id, status }: CommentDecision, from?: CommentStatus) {
  return and(
    eq(comments.id, id),
    ne(comments.status, status),
    from && eq(comments.status, from),
    status === 'published' ? ne(comments.form, 'suggestion') : undefined,
    status === 'noted' ? eq(comments.form, 'suggestion') : undefined,
  )
}

/** Statement that raises the content version if a decision changes what a page shows. */
function raiseVersionFor(
  db: Database,
  decisions: readonly CommentDecision[],
  at: number,
  from?: CommentStatus,
) {
  const idsOf = (isPublished: boolean) =>
    decisions.filter(({ status }) => (status === 'published') === isPublished).map(({ id }) => id)
  const shown = and(
    isOneOf(comments.id, idsOf(true)),
    from ? eq(comments.status, from) : ne(comments.status, 'published'),
    ne(comments.form, 'suggestion'),
  )
  const hidden = and(
    isOneOf(comments.id, idsOf(false)),
    eq(comments.status, 'published'),
    from && from !== 'published' ? sql`false` : undefined,
  )
  return raiseVersionIf(db, at, sql`exists (select 1 from ${comments} where ${or(shown, hidden)})`)
}

/** Statement of a decision; returns the changed row, and none if it changes nothing. */
function updateComment(
  db: Database,
  decision: CommentDecision,
  { at, by }: { at: number; by: string | null },
  from?: CommentStatus,
) {
  const { status, refusal = null } = decision
  return db
    .update(comments)
    .set({ status, refusal, decidedAt: at, decidedBy: by })
    .where(isChangedBy(decision, from))
    .returning({ id: comments.id, page: comments.page })
}

const actions = {
  published: 'comment.published',
  refused: 'comment.refused',
  noted: 'comment.noted',
} as const satisfies Record<DecidedStatus, AuditAction>

/**
 * Publishes, refuses or notes comments, with an entry of the audit log for each, and raises the
 * content version once if a page changes. With `from`, rows in another status stay as they are: somebody
 * else has decided meanwhile. Returns the ids and pages of the changed rows.
 */
export async function decideComments(
  db: Database,
  decisions: readonly CommentDecision[],
  actor: Actor,
  from?: CommentStatus,
): Promise<DecidedComment[]> {
  if (decisions.length > decisionsAtMost) {
    throw new Error(`At most ${decisionsAtMost} comments are decided at once`)
  }
  if (decisions.length === 0) return []
  const { at, actor: by } = actor
  const changes = decisions.flatMap((decision) => {
    const { id, status, refusal = null } = decision
    const entry = {
      ...actor,
      action: actions[status],
      subject: id,
      ...(from && { before: { status: from } }),
      after: { status, ...(refusal && { refusal }) },
    }
    return [
      insertAuditEntry(db, entry, sql`from ${comments} where ${isChangedBy(decision, from)}`),
      updateComment(db, decision, { at, by }, from),
    ]
  })
  const results = await db.batch([raiseVersionFor(db, decisions, at, from), ...changes])
  // Only the updates return rows, and only of what they changed.
  return results.filter(Array.isArray).flat() as DecidedComment[]
}

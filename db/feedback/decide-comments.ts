import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { AuditAction } from '#domain/access/audit-actions'
import type { CommentRefusal, CommentStatus } from '#domain/feedback/comments'
import { type Actor, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { raiseVersionIf } from '../entries/publications'
import { comments } from '../schema/feedback'
import { isOneOf } from '../statements'

/** Decisions that one call takes: a batch of D1 holds two statements for each. */
export const decisionsAtMost = 40

export interface CommentDecision {
  id: string
  /** `held` takes a decision back. */
  status: CommentStatus
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
    .set({
      status,
      refusal,
      ...(status === 'held'
        ? { decidedAt: null, decidedBy: null }
        : { decidedAt: at, decidedBy: by }),
    })
    .where(isChangedBy(decision, from))
    .returning({ id: comments.id, page: comments.page })
}

/** The decisions that change a row, the first about each. */
async function selectChanged(
  db: Database,
  decisions: readonly CommentDecision[],
  from?: CommentStatus,
): Promise<CommentDecision[]> {
  const selects = decisions.map((decision) =>
    db.select({ id: comments.id }).from(comments).where(isChangedBy(decision, from)),
  )
  const [first, ...others] = selects
  const found = first ? await db.batch([first, ...others]) : []
  const open = decisions.filter((_, at) => found[at]?.length === 1)
  return open.filter(({ id }, at) => open.findIndex((other) => other.id === id) === at)
}

const actions = {
  published: 'comment.published',
  refused: 'comment.refused',
  noted: 'comment.noted',
  held: 'comment.held',
} as const satisfies Record<CommentStatus, AuditAction>

/**
 * Publishes, refuses or notes comments, or holds them again, with an entry of the audit log for each, and raises the
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
  const change = (decision: CommentDecision) => {
    const { id, status, refusal = null } = decision
    const entry = {
      ...actor,
      action: actions[status],
      subject: id,
      ...(from && { before: { status: from } }),
      after: { status, ...(refusal && { refusal }) },
    }
    return [
      insertAuditEntry(entry, sql`from ${comments} where ${isChangedBy(decision, from)}`),
      updateComment(db, decision, { at, by }, from),
    ]
  }
  const results = await writeBatch(db, actor, async () => {
    const open = await selectChanged(db, decisions, from)
    return open.length === 0 ? [] : [raiseVersionFor(db, open, at, from), ...open.flatMap(change)]
  })
  // Only the updates return rows, and only of what they changed.
  return results.filter((rows) => Array.isArray(rows)).flat() as unknown as DecidedComment[]
}

/** Ids of the texts about which somebody decided at an instant (epoch ms). */
export async function listDecidedAt(
  db: Database,
  { by, at }: { by: string; at: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(ne(comments.status, 'held'), eq(comments.decidedAt, at), eq(comments.decidedBy, by)))
    .limit(decisionsAtMost)
  return rows.map(({ id }) => id)
}

import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { AuditAction } from '#domain/access/audit-actions'
import { type CommentRefusal, type CommentStatus, commentRefusals } from '#domain/feedback/comments'
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
type DecidedComment = Pick<typeof comments.$inferSelect, 'id' | 'page'>

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

/** Selects held comments, use cases and suggestions, oldest first, with their total number. */
export const listHeldComments =
  "SELECT count(*) OVER () AS total, id, form, page, locale, datetime(created_at / 1000, 'unixepoch', '+3 hours') AS riyadh_time, text, link FROM comments WHERE status = 'held' ORDER BY created_at, id LIMIT 100;"

/** Parses the name of a reason for a refusal; throws for an unknown one. */
export function readRefusal(name: string): CommentRefusal {
  const reason = commentRefusals.find((one) => one === name)
  if (!reason)
    throw new Error(`"${name}" is not a reason: use one of ${commentRefusals.join(', ')}`)
  return reason
}

/**
 * Explains to an editor why a decision changed nothing; `found` is undefined if there is no such
 * row.
 */
export function explainUnchanged(
  id: string,
  decision: CommentStatus,
  found: { form: string; status: string } | undefined,
): string {
  if (!found)
    return `There is no comment ${id}: it was deleted, or is in the other database (--remote).`
  if (found.status === decision) return `${id} is ${decision} already.`
  if (found.form === 'suggestion' && decision === 'published') {
    return `${id} is a suggestion: suggestions are for editors and are never published.`
  }
  if (found.form !== 'suggestion' && decision === 'noted') {
    return `${id} is a ${found.form}: only suggestions are noted, publish or refuse it.`
  }
  return `${id} was changed by someone else meanwhile: it is now ${found.status}.`
}

/**
 * Decides about a comment with an entry of the audit log, and returns its page. Throws with the reason if
 * nothing changes.
 */
export async function operateComment(
  db: Database,
  decision: CommentDecision,
  actor: Actor,
): Promise<string> {
  const { id, status } = decision
  if (!/^[0-9a-f]{20}$/.test(id))
    throw new Error(`"${id}" is not the id of a comment: copy one from the list`)
  const [changed] = await decideComments(db, [decision], actor)
  if (changed) return changed.page
  const [found] = await db.select().from(comments).where(eq(comments.id, id))
  throw new Error(explainUnchanged(id, status, found))
}

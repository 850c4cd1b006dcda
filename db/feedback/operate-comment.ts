import { and, eq, ne, sql } from 'drizzle-orm'
import { type CommentRefusal, commentRefusals } from '#domain/feedback/comments'
import { type Actor, insertAuditEntry } from '../audit/insert-entry'
import type { Database } from '../client'
import { comments } from '../schema/feedback'
import { decideComment, explainUnchanged, findCommentStatus } from './comment-sql'

/** Parses the name of a reason for a refusal; throws for an unknown one. */
export function readRefusal(name: string): CommentRefusal {
  const reason = commentRefusals.find((one) => one === name)
  if (!reason)
    throw new Error(`"${name}" is not a reason: use one of ${commentRefusals.join(', ')}`)
  return reason
}

interface CommentDecision {
  id: string
  decision: 'published' | 'refused'
  refusal: CommentRefusal | null
  actor: Actor
}

/**
 * Publishes or refuses a comment with an entry of the audit log, and returns its page. Throws with
 * the reason if nothing changes.
 */
export async function operateComment(
  db: Database,
  { id, decision, refusal, actor }: CommentDecision,
): Promise<string> {
  const { at } = actor
  const [raiseVersion = '', decide = ''] = decideComment(id, decision, at)
  const isMine = eq(comments.id, id)
  const isUndecided = and(
    isMine,
    ne(comments.status, decision),
    decision === 'published' ? ne(comments.form, 'suggestion') : undefined,
  )
  const action = decision === 'published' ? 'comment.published' : 'comment.refused'
  const entry = { ...actor, action, subject: id, after: { refusal } } as const
  const [, , changed] = await db.batch([
    insertAuditEntry(db, entry, sql`from ${comments} where ${isUndecided}`),
    db.run(sql.raw(raiseVersion)),
    db.all<{ page: string }>(sql.raw(decide)),
    db
      .update(comments)
      .set({ decidedBy: actor.actor, refusal })
      .where(and(isMine, eq(comments.status, decision), eq(comments.decidedAt, at))),
  ])
  if (changed[0]) return changed[0].page
  const found = await db.get<{ form: string; status: string } | undefined>(
    sql.raw(findCommentStatus(id)),
  )
  throw new Error(explainUnchanged(id, decision, found))
}

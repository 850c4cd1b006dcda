import { sql } from 'drizzle-orm'
import { type CommentRefusal, commentRefusals } from '#domain/feedback/comments'
import type { Actor } from '../audit/insert-entry'
import type { Database } from '../client'
import { explainUnchanged, findCommentStatus } from './comment-sql'
import { type CommentDecision, decideComments } from './decide-comments'

/** Parses the name of a reason for a refusal; throws for an unknown one. */
export function readRefusal(name: string): CommentRefusal {
  const reason = commentRefusals.find((one) => one === name)
  if (!reason)
    throw new Error(`"${name}" is not a reason: use one of ${commentRefusals.join(', ')}`)
  return reason
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
  const query = findCommentStatus(id)
  const [changed] = await decideComments(db, [decision], actor)
  if (changed) return changed.page
  const found = await db.get<{ form: string; status: string } | undefined>(sql.raw(query))
  throw new Error(explainUnchanged(id, status, found))
}

import { eq } from 'drizzle-orm'
import { type CommentRefusal, type CommentStatus, commentRefusals } from '#domain/feedback/comments'
import type { Actor } from '../audit/write-batch'
import type { Database } from '../client'
import { comments } from '../schema/feedback'
import { type CommentDecision, decideComments } from './decide-comments'

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

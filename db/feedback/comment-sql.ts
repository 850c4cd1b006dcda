import type { commentStatuses } from '#domain/feedback/comments'

type Decision = Exclude<(typeof commentStatuses)[number], 'held'>

/** Selects held comments, use cases and suggestions, oldest first, with their total number. */
export const listHeldComments =
  "SELECT count(*) OVER () AS total, id, form, page, locale, datetime(created_at / 1000, 'unixepoch', '+3 hours') AS riyadh_time, text, link FROM comments WHERE status = 'held' ORDER BY created_at, id LIMIT 100;"

function checkId(id: string): void {
  if (!/^[0-9a-f]{20}$/.test(id))
    throw new Error(`"${id}" is not the id of a comment: copy one from the list`)
}

/** Selects the status of a comment for `explainUnchanged`. */
export function findCommentStatus(id: string): string {
  checkId(id)
  return `SELECT form, status FROM comments WHERE id = '${id}';`
}

/**
 * Explains to an editor why a decision changed nothing; `found` is undefined if there is no such
 * row.
 */
export function explainUnchanged(
  id: string,
  decision: Decision,
  found: { form: string; status: string } | undefined,
): string {
  if (!found)
    return `There is no comment ${id}: it was deleted, or is in the other database (--remote).`
  if (found.status === decision) return `${id} is ${decision} already.`
  if (found.form === 'suggestion' && decision === 'published') {
    return `${id} is a suggestion: suggestions are for editors and are never published.`
  }
  return `${id} was changed by someone else meanwhile: it is now ${found.status}.`
}

/**
 * SQL that publishes or refuses a comment at an instant (epoch ms) and raises the content version
 * if a page changes. Suggestions are never published, and a repeated decision changes nothing. Runs
 * as one batch; the last statement returns the changed row.
 */
export function decideComment(id: string, decision: Decision, at: number): string[] {
  checkId(id)
  const formCondition = decision === 'published' ? " AND form <> 'suggestion'" : ''
  const condition = `id = '${id}' AND status <> '${decision}'${formCondition}`
  return [
    `UPDATE publications SET version = version + 1, changed_at = ${at} WHERE EXISTS (SELECT 1 FROM comments WHERE ${condition} AND 'published' IN (status, '${decision}'));`,
    `UPDATE comments SET status = '${decision}', decided_at = ${at} WHERE ${condition} RETURNING id, page;`,
  ]
}

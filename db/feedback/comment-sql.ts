import type { commentStatuses } from '#domain/feedback/comments'

type Decision = Exclude<(typeof commentStatuses)[number], 'held'>

/** Comments that wait for a decision, the oldest first, and how many there are in all. */
export const listHeld =
  "SELECT count(*) OVER () AS total, id, form, page, locale, datetime(created_at / 1000, 'unixepoch', '+3 hours') AS riyadh_time, text FROM comments WHERE status = 'held' ORDER BY created_at, id LIMIT 100;"

function checkId(id: string): void {
  if (!/^[0-9a-f]{20}$/.test(id)) throw new Error(`"${id}" is not the id of a comment`)
}

/** The statement that finds what `explainUnchanged` needs of a comment. */
export function findDecided(id: string): string {
  checkId(id)
  return `SELECT form, status FROM comments WHERE id = '${id}';`
}

/** Why a decision changed nothing, for the editor who made it; `found` is undefined for no row. */
export function explainUnchanged(
  id: string,
  decision: Decision,
  found: { form: string; status: string } | undefined,
): string {
  if (!found)
    return `There is no comment ${id}: it was deleted, or is in another database (--remote).`
  if (found.status === decision) return `${id} is ${decision} already.`
  if (found.form !== 'comment' && decision === 'published') {
    return `${id} is a suggestion: suggestions are for editors and are never published.`
  }
  return `${id} was changed by somebody else meanwhile: it is ${found.status} now.`
}

/**
 * Publishes or refuses one comment at an instant (epoch ms), and raises the content version where a
 * page shows another text from now on. A suggestion is never published, and what is decided so already
 * stays as it is. To be run as one batch; the last statement gives back what it changed.
 */
export function decide(id: string, decision: Decision, at: number): string[] {
  checkId(id)
  const mayBe = decision === 'published' ? " AND form = 'comment'" : ''
  const changing = `id = '${id}' AND status <> '${decision}'${mayBe}`
  return [
    `UPDATE publications SET version = version + 1, changed_at = ${at} WHERE EXISTS (SELECT 1 FROM comments WHERE ${changing} AND 'published' IN (status, '${decision}'));`,
    `UPDATE comments SET status = '${decision}', decided_at = ${at} WHERE ${changing} RETURNING id, page;`,
  ]
}

import type { commentStatuses } from '#domain/comments'

type Decision = Exclude<(typeof commentStatuses)[number], 'held'>

/** Comments that wait for a decision, the oldest first, and how many there are in all. */
export const listHeld =
  "SELECT count(*) OVER () AS total, id, form, page, locale, datetime(created_at / 1000, 'unixepoch', '+3 hours') AS riyadh_time, text FROM comments WHERE status = 'held' ORDER BY created_at, id LIMIT 100;"

/**
 * Publishes or refuses one comment at an instant (epoch ms), and raises the content version where a
 * page shows another text from now on. A suggestion is never published, and what is decided so already
 * stays as it is. To be run as one batch; the last statement gives back what it changed.
 */
export function decide(id: string, decision: Decision, at: number): string[] {
  if (!/^[0-9a-f]{20}$/.test(id)) throw new Error(`"${id}" is not the id of a comment`)
  const mayBe = decision === 'published' ? " AND form = 'comment'" : ''
  const changing = `id = '${id}' AND status <> '${decision}'${mayBe}`
  return [
    `UPDATE publications SET version = version + 1, changed_at = ${at} WHERE EXISTS (SELECT 1 FROM comments WHERE ${changing} AND 'published' IN (status, '${decision}'));`,
    `UPDATE comments SET status = '${decision}', decided_at = ${at} WHERE ${changing} RETURNING id, page;`,
  ]
}

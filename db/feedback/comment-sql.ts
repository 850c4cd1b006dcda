import type { SQLWrapper } from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import type { DecidedStatus } from '#domain/feedback/comments'
import { createDatabase } from '../client'
import { raiseVersionFor, updateComment } from './decide-comments'

// Builds statements alone: it is never asked to run one.
const db = createDatabase({} as D1Database)
const dialect = new SQLiteSyncDialect({ casing: 'snake_case' })

/** A statement with its values as literals, for `wrangler d1 execute`. */
function inline(statement: SQLWrapper): string {
  return `${dialect.sqlToQuery(statement.getSQL().inlineParams()).sql};`
}

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
  decision: DecidedStatus,
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
 * SQL that publishes, refuses or notes a comment at an instant (epoch ms) and raises the content
 * version if a page changes. Suggestions are never published, and a repeated decision changes nothing.
 * Runs as one batch; the last statement returns the changed row.
 */
export function decideComment(id: string, status: DecidedStatus, at: number): string[] {
  checkId(id)
  const decision = { id, status }
  return [
    inline(raiseVersionFor(db, [decision], at)),
    inline(updateComment(db, decision, { at, by: null })),
  ]
}

import { getTableColumns, sql } from 'drizzle-orm'
import type { AlertState } from '#domain/alerts/look-at-alert'
import type { Database } from '../client'
import { alerts } from '../schema/operations'

/** Where the alerts stand, of the rules that were ever looked at. */
export function listAlerts(db: Database): Promise<AlertState[]> {
  return db.select().from(alerts)
}

/** Stores where alerts stand, unless a later look is stored. */
export async function putAlerts(db: Database, states: readonly AlertState[]): Promise<void> {
  if (states.length === 0) return
  const { rule, ...others } = getTableColumns(alerts)
  const set = Object.fromEntries(
    Object.keys(others).map((name) => [
      name,
      sql.raw(`excluded.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`),
    ]),
  )
  await db
    .insert(alerts)
    .values([...states])
    .onConflictDoUpdate({ target: rule, set, setWhere: sql`excluded.seen_at >= ${alerts.seenAt}` })
}

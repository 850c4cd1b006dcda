import { asc, eq, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Actor, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { accounts } from '../schema/accounts'
import { absences } from '../schema/staff'
import { insertSelect } from '../statements'

export type Absence = typeof absences.$inferSelect

/** SQL condition: an officer, an id of `staff`, is away on a Riyadh day, `YYYY-MM-DD`. */
export function isAbsentOn(officer: SQLWrapper | string, day: string): SQL {
  const { firstDay, lastDay } = absences
  return sql`${officer} in (select ${absences.officer} from ${absences}
    where ${firstDay} <= ${day} and ${lastDay} >= ${day})`
}

/** The absences that have not ended before a Riyadh day (`YYYY-MM-DD`), the first to begin first. */
export function listAbsences(db: Database, today: string): Promise<Absence[]> {
  const { firstDay, lastDay, officer } = absences
  return db.select().from(absences).where(gte(lastDay, today)).orderBy(asc(firstDay), asc(officer))
}

/** The absences of those who are away on a Riyadh day, `YYYY-MM-DD`. */
export async function listAbsent(db: Database, today: string): Promise<Absence[]> {
  const known = await listAbsences(db, today)
  return known.filter(({ firstDay }) => firstDay <= today)
}

/**
 * Sets the days on which an officer is away in the place of those set before, with an entry of the
 * audit log; false for an officer without an account.
 */
export async function putAbsence(
  db: Database,
  { officer, firstDay, lastDay }: Absence,
  actor: Actor,
): Promise<boolean> {
  const after = { from: firstDay, until: lastDay }
  const entry = { ...actor, action: 'absence.changed', subject: officer, after } as const
  const source = sql`from ${accounts} where ${eq(accounts.id, officer)}`
  const row = { officer, firstDay, lastDay }
  const [, stored] = await writeBatch(db, actor, [
    insertAuditEntry(entry, source),
    insertSelect(db, absences, row, source)
      .onConflictDoUpdate({ target: absences.officer, set: { firstDay, lastDay } })
      .returning({ officer: absences.officer }),
  ])
  return stored.length > 0
}

/** Ends or takes back an absence, with an entry of the audit log; false if there is none. */
export async function removeAbsence(db: Database, officer: string, actor: Actor): Promise<boolean> {
  const isIt = eq(absences.officer, officer)
  const entry = { ...actor, action: 'absence.removed', subject: officer } as const
  const [, removed] = await writeBatch(db, actor, [
    insertAuditEntry(entry, sql`from ${absences} where ${isIt}`),
    db.delete(absences).where(isIt).returning({ officer: absences.officer }),
  ])
  return removed.length > 0
}

/** Statement that deletes the absences that ended before a Riyadh day, `YYYY-MM-DD`. */
export function dropAbsences(db: Database, day: string) {
  return db.delete(absences).where(lt(absences.lastDay, day))
}

import { and, asc, eq, or, sql } from 'drizzle-orm'
import { type Actor, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { accounts } from '../schema/accounts'
import { savedViews } from '../schema/staff'
import { insertSelect } from '../statements'

export type SavedViewRow = typeof savedViews.$inferSelect

/** Lists that one officer may save. */
export const mostViews = 20

/** The lists that an officer, an id of `staff`, has saved, and those that are shared with all. */
export function listSavedViews(db: Database, officer: string): Promise<SavedViewRow[]> {
  const { id } = savedViews
  const own = sql`select ${id} from ${savedViews} where ${eq(savedViews.owner, officer)}`
  const ofAll = sql`select ${id} from ${savedViews} where is_shared = 1`
  return db
    .select()
    .from(savedViews)
    .where(sql`${id} in (${own} union all ${ofAll})`)
    .orderBy(asc(id))
}

/** Saves a list for the actor alone; false if they have twenty, or no account. */
export async function addSavedView(
  db: Database,
  { name, query }: Pick<SavedViewRow, 'name' | 'query'>,
  actor: Actor,
): Promise<boolean> {
  const row = { id: sql`null`, owner: accounts.id, name, query, isShared: sql`0` }
  const count = sql`(select count(*) from ${savedViews} where ${eq(savedViews.owner, actor.actor)})`
  const isFree = sql`${accounts.id} = ${actor.actor} and ${count} < ${mostViews}`
  const [stored] = await writeBatch(db, actor, [
    insertSelect(db, savedViews, row, sql`from ${accounts} where ${isFree}`).returning({
      id: savedViews.id,
    }),
  ])
  return stored.length > 0
}

interface ViewAccess {
  id: number
  /** The actor may change what is shared with all. */
  mayShare: boolean
}

/** SQL condition: the list is the actor's, or is shared and may be changed by them. */
function isEditable({ id, mayShare }: ViewAccess, { actor }: Actor) {
  const isOwn = eq(savedViews.owner, actor)
  return and(eq(savedViews.id, id), mayShare ? or(isOwn, sql`is_shared = 1`) : isOwn)
}

/** Renames a list; false if there is none that the actor may change. */
export async function renameSavedView(
  db: Database,
  view: ViewAccess & { name: string },
  actor: Actor,
): Promise<boolean> {
  const [renamed] = await writeBatch(db, actor, [
    db
      .update(savedViews)
      .set({ name: view.name })
      .where(isEditable(view, actor))
      .returning({ id: savedViews.id }),
  ])
  return renamed.length > 0
}

/** Removes a list; false if there is none that the actor may change. */
export async function removeSavedView(
  db: Database,
  view: ViewAccess,
  actor: Actor,
): Promise<boolean> {
  const [removed] = await writeBatch(db, actor, [
    db.delete(savedViews).where(isEditable(view, actor)).returning({ id: savedViews.id }),
  ])
  return removed.length > 0
}

/**
 * Shares a list of the actor with all officers, or stops sharing one, with an entry of the audit log;
 * false if there is none in the other state.
 */
export async function shareSavedView(
  db: Database,
  { id, isShared }: { id: number; isShared: boolean },
  actor: Actor,
): Promise<boolean> {
  const isIt = and(isEditable({ id, mayShare: true }, actor), eq(savedViews.isShared, !isShared))
  const action = isShared ? 'view.shared' : 'view.unshared'
  const entry = { ...actor, action, subject: String(id) } as const
  const [, changed] = await writeBatch(db, actor, [
    insertAuditEntry(entry, sql`from ${savedViews} where ${isIt}`),
    db.update(savedViews).set({ isShared }).where(isIt).returning({ id: savedViews.id }),
  ])
  return changed.length > 0
}

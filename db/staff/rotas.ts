import { and, asc, eq, not, sql } from 'drizzle-orm'
import { type Actor, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { accounts } from '../schema/accounts'
import { rotaPlaces, rotas } from '../schema/staff'
import { insertSelect, isOneOf } from '../statements'

export type Rota = typeof rotas.$inferSelect & {
  /** Ids of `staff`, in the order of their turns. */
  officers: string[]
}

/** The rotas that are on, by their kinds. */
export async function listRotas(db: Database): Promise<Rota[]> {
  const [rows, places] = await db.batch([
    db.select().from(rotas).orderBy(asc(rotas.kind)),
    db.select().from(rotaPlaces).orderBy(asc(rotaPlaces.position)),
  ])
  return rows.map((rota) => ({
    ...rota,
    officers: places.filter(({ kind }) => kind === rota.kind).map(({ officer }) => officer),
  }))
}

interface RotaChange {
  kind: string
  /** `updatedAt` of the rota that the form showed; null while there was none. */
  version: number | null
  /** Ids of `staff` in their order; those without an account are left out, nobody turns it off. */
  officers: readonly string[]
}

/**
 * Replaces the officers of a rota, with an entry of the audit log; false if it has changed since. Who
 * stays in it keeps their last turn.
 */
export async function putRota(
  db: Database,
  { kind, version, officers }: RotaChange,
  actor: Actor,
): Promise<boolean> {
  const isIt = eq(rotas.kind, kind)
  const isKnown =
    version === null
      ? sql`not exists (select 1 from ${rotas} where ${isIt})`
      : sql`exists (select 1 from ${rotas} where ${isIt} and ${eq(rotas.updatedAt, version)})`
  const updatedAt = Math.max(actor.at, (version ?? 0) + 1)
  const after = { members: officers.length }
  const entry = { ...actor, action: 'rota.changed', subject: kind, after } as const
  const set = { setBy: actor.actor, updatedAt }
  const isStored = sql`exists (select 1 from ${rotas} where ${isIt}
    and ${eq(rotas.updatedAt, updatedAt)} and ${eq(rotas.setBy, actor.actor)})`
  const order = sql`json_each(${JSON.stringify(officers)}) as chosen`
  const [, stored] = await writeBatch(db, actor, [
    insertAuditEntry(entry, sql`where ${isKnown}`),
    insertSelect(db, rotas, { kind, ...set }, sql`where ${isKnown}`)
      .onConflictDoUpdate({ target: rotas.kind, set })
      .returning({ kind: rotas.kind }),
    db
      .delete(rotaPlaces)
      .where(and(eq(rotaPlaces.kind, kind), not(isOneOf(rotaPlaces.officer, officers)), isStored)),
    insertSelect(
      db,
      rotaPlaces,
      { kind, officer: accounts.id, position: sql`chosen.key`, turn: sql`0` },
      sql`from ${order} join ${accounts} on ${accounts.id} = chosen.value where ${isStored}`,
    ).onConflictDoUpdate({
      target: [rotaPlaces.kind, rotaPlaces.officer],
      set: { position: sql`excluded.position` },
    }),
    // Nobody is left: the rota is off.
    db
      .delete(rotas)
      .where(
        and(isIt, sql`not exists (select 1 from ${rotaPlaces} where ${eq(rotaPlaces.kind, kind)})`),
      ),
  ])
  return stored.length > 0
}

import { and, asc, eq, notExists, sql } from 'drizzle-orm'
import { type Actor, insertAuditEntry, writeBatch } from '../audit/write-batch'
import type { Database } from '../client'
import { accounts } from '../schema/accounts'
import { teamMembers, teams } from '../schema/staff'
import { submissions } from '../schema/submissions'
import { insertSelect, isOneOf } from '../statements'

export type Team = typeof teams.$inferSelect & {
  /** Ids of `staff`. */
  members: string[]
  /** Number of tickets that are referred to it now. */
  referred: number
}

/** All teams with their members, by their ids. */
export async function listTeams(db: Database): Promise<Team[]> {
  const [rows, members, referred] = await db.batch([
    db.select().from(teams).orderBy(asc(teams.id)),
    db.select().from(teamMembers).orderBy(asc(teamMembers.member)),
    db
      .select({ team: submissions.team, total: sql<number>`count(*)` })
      .from(submissions)
      .where(sql`${submissions.team} is not null`)
      .groupBy(submissions.team),
  ])
  return rows.map((team) => ({
    ...team,
    members: members.filter((one) => one.team === team.id).map(({ member }) => member),
    referred: referred.find((one) => one.team === team.id)?.total ?? 0,
  }))
}

/** The teams with their names alone. */
export function listTeamNames(db: Database) {
  const { id, nameAr, nameEn } = teams
  return db.select({ id, nameAr, nameEn }).from(teams).orderBy(asc(id))
}

/** True if somebody, an id of `staff`, belongs to a team. */
export async function isTeamMember(db: Database, team: string, member: string): Promise<boolean> {
  const row = await db
    .select({ team: teamMembers.team })
    .from(teamMembers)
    .where(and(eq(teamMembers.team, team), eq(teamMembers.member, member)))
    .get()
  return row !== undefined
}

/** Those of these ids of `staff` that have an account, without which nobody can be a member. */
export async function filterMembers(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(isOneOf(accounts.id, ids))
  return rows.map(({ id }) => id)
}

interface TeamChange {
  id: string
  /** `updatedAt` of the team that the form showed; null for a new one. */
  version: number | null
  nameAr: string
  nameEn: string
  /** Ids of `staff`; those without an account are left out. */
  members: readonly string[]
}

/**
 * Adds a team or replaces its names and members, with an entry of the audit log; false if it has
 * changed since, or if a new one has the id of another.
 */
export async function putTeam(
  db: Database,
  { id, version, nameAr, nameEn, members }: TeamChange,
  actor: Actor,
): Promise<boolean> {
  const isSame = sql`exists (select 1 from ${teams} where ${teams.id} = ${id}
    and ${teams.updatedAt} = ${version})`
  const isFree = sql`not exists (select 1 from ${teams} where ${teams.id} = ${id})`
  const isKnown = version === null ? isFree : isSame
  const updatedAt = Math.max(actor.at, (version ?? 0) + 1)
  const team = { id, nameAr, nameEn, updatedAt }
  const after = { members: members.length }
  const entry = { ...actor, action: 'team.changed', subject: id, after } as const
  const isStored = sql`exists (select 1 from ${teams} where ${teams.id} = ${id}
    and ${teams.updatedAt} = ${updatedAt})`
  const [, , stored] = await writeBatch(db, actor, [
    insertAuditEntry(entry, sql`where ${isKnown}`),
    db.delete(teamMembers).where(and(eq(teamMembers.team, id), isKnown)),
    insertSelect(db, teams, team, sql`where ${isKnown}`)
      .onConflictDoUpdate({ target: teams.id, set: { nameAr, nameEn, updatedAt } })
      .returning({ id: teams.id }),
    insertSelect(
      db,
      teamMembers,
      { team: id, member: accounts.id },
      sql`from ${accounts} where ${isOneOf(accounts.id, members)} and ${isStored}`,
    ).onConflictDoNothing(),
  ])
  return stored.length > 0
}

/**
 * Removes a team with its memberships and an entry of the audit log; false if it has changed since,
 * or while a ticket is referred to it.
 */
export async function removeTeam(
  db: Database,
  { id, version }: { id: string; version: number },
  actor: Actor,
): Promise<boolean> {
  const referred = db
    .select({ team: submissions.team })
    .from(submissions)
    .where(eq(submissions.team, id))
  const isKnown = and(eq(teams.id, id), eq(teams.updatedAt, version), notExists(referred))
  const entry = { ...actor, action: 'team.removed', subject: id } as const
  const [, removed] = await writeBatch(db, actor, [
    insertAuditEntry(entry, sql`from ${teams} where ${isKnown}`),
    db.delete(teams).where(isKnown).returning({ id: teams.id }),
  ])
  return removed.length > 0
}

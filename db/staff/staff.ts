import { and, desc, eq, ne, notExists } from 'drizzle-orm'
import { may, type Role, roles } from '#domain/access/permissions'
import type { Locale } from '#domain/site/locale'
import { isDisabledAt } from '../accounts/accounts'
import type { Database } from '../client'
import type { Keyring } from '../privacy/keyring'
import { accounts } from '../schema/accounts'
import { staff } from '../schema/staff'
import { isOneOf } from '../statements'

type StaffRow = typeof staff.$inferSelect

/** Name of a person by language; null if the provider states none. */
type StaffName = Record<Locale, string | null>

export interface StaffMember {
  id: string
  name: StaffName
  roles: Role[]
}

/** Additional data (AAD) of a name. */
export const staffAdditionalData = (id: string) => `staff:${id}`

/** Parses roles as they are stored. */
export function parseRoles(text: string): Role[] {
  const names = text.split(',')
  return roles.filter((role) => names.includes(role))
}

export function encryptStaffName(keyring: Keyring, id: string, name: StaffName): Promise<string> {
  return keyring.encrypt(JSON.stringify(name), staffAdditionalData(id))
}

/** Statement that stores a member of staff or an operator, with an encrypted name. */
export function putStaff(db: Database, row: StaffRow) {
  const { id, ...others } = row
  return db.insert(staff).values(row).onConflictDoUpdate({ target: staff.id, set: others })
}

/** Statement that removes all roles of a member of staff; does nothing for an unknown id. */
export function dropRoles(db: Database, id: string) {
  return db.update(staff).set({ roles: '' }).where(eq(staff.id, id))
}

async function decrypt(keyring: Keyring, { id, name, roles: held }: StaffRow) {
  const text = await keyring.decrypt(name, staffAdditionalData(id))
  // `encryptStaffName` wrote it.
  const known = text === null ? { ar: null, en: null } : (JSON.parse(text) as StaffName)
  return { id, name: known, roles: parseRoles(held) }
}

/**
 * The people with these ids, by id; a name that another key encrypted is null in both languages.
 */
export async function findStaff(
  db: Database,
  keyring: Keyring,
  ids: readonly string[],
): Promise<Map<string, StaffMember>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await db.select().from(staff).where(isOneOf(staff.id, wanted))
  const members = await Promise.all(rows.map((row) => decrypt(keyring, row)))
  return new Map(members.map((member) => [member.id, member]))
}

const listedAtMost = 90

/** The 90 members of staff and operators who logged in last, the latest first. */
export async function listStaff(db: Database, keyring: Keyring): Promise<StaffMember[]> {
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .orderBy(desc(staff.loggedInAt))
    .limit(listedAtMost)
  const ids = rows.map(({ id }) => id)
  const members = await findStaff(db, keyring, ids)
  return ids.flatMap((id) => members.get(id) ?? [])
}

/**
 * Those who may be assigned tickets and are not disabled at `now` (epoch ms), the last login last.
 */
export async function listOfficers(
  db: Database,
  keyring: Keyring,
  now: number,
): Promise<StaffMember[]> {
  const disabled = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, staff.id), isDisabledAt(now)))
  const rows = await db
    .select()
    .from(staff)
    .where(and(ne(staff.roles, ''), notExists(disabled)))
    .orderBy(staff.loggedInAt)
  const members = await Promise.all(rows.map((row) => decrypt(keyring, row)))
  return members.filter((member) => may(member.roles, 'tickets.assign'))
}

import { desc } from 'drizzle-orm'
import type { Database } from '../client'
import type { Keyring } from '../privacy/keyring'
import { staff } from '../schema/staff'
import { findStaff, type StaffMember } from './staff'

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

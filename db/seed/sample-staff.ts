import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { parse } from 'yaml'
import { roles } from '#domain/access/roles'
import type { Keyring } from '../privacy/keyring'
import { encryptStaffName } from '../staff/staff'
import { insertRow } from './seed-sql'

const file = fileURLToPath(new URL('../samples/staff.yaml', import.meta.url).href)

const member = v.strictObject({
  id: v.pipe(v.string(), v.startsWith('sample-')),
  ar: v.string(),
  en: v.string(),
  roles: v.array(v.picklist(roles)),
})

/** Repeatable SQL that resets the staff of the sample tickets. */
export async function buildSampleStaff(keyring: Keyring, now: number): Promise<string[]> {
  const members = v.parse(v.array(member), parse(readFileSync(file, 'utf8')))
  const rows = members.map(async ({ id, roles: held, ...name }) => ({
    id,
    roles: held.join(),
    loggedInAt: now,
    name: await encryptStaffName(keyring, id, name),
  }))
  return [
    "DELETE FROM staff WHERE id LIKE 'sample-%';",
    ...(await Promise.all(rows)).map((row) => insertRow('staff', row)),
  ]
}

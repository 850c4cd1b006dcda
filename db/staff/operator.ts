import { cleanLine } from '#domain/text/clean-text'
import { toBase64Url } from '#domain/text/encoding'
import { createSeal } from '../audit/chain'
import type { Actor } from '../audit/write-batch'
import type { Database } from '../client'
import type { Keyring } from '../privacy/keyring'
import { encryptStaffName, putStaff } from './staff'

const longestName = 100

/**
 * Records in `staff` who uses a command, and returns the actor of its audit entries: the same name
 * has the same id. Throws for a name without a visible character.
 */
export async function recordOperator(
  db: Database,
  keyring: Keyring,
  typedName: string,
  at: number,
): Promise<Actor> {
  const name = cleanLine(typedName).slice(0, longestName)
  if (!name) throw new Error('The name of the operator is empty.')
  const id = `operator:${toBase64Url(await keyring.hash(name, 'operator'))}`
  const encrypted = await encryptStaffName(keyring, id, { ar: name, en: name })
  await putStaff(db, { id, name: encrypted, roles: '', loggedInAt: at })
  const seal = createSeal(keyring)
  return { at, actor: id, role: 'operator', requestId: null, session: null, seal }
}

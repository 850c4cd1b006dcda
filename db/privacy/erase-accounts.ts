import { riyadhDate } from '#domain/dates/calendar'
import { findDueAccount } from '../accounts/closing'
import { createSeal } from '../audit/chain'
import { createDatabase } from '../client'
import { collectDataOf, type Stores } from './collect-personal-data'
import { erasePersonalData } from './erase-personal-data'
import type { Keyring } from './keyring'

/**
 * Erases the accounts that are due at `now` (epoch ms), each with all data of its verified address.
 * It leaves an entry in the audit log, which names nobody. An interrupted run can be repeated.
 */
export async function eraseDueAccounts(
  stores: Stores,
  keyring: Keyring,
  now: number,
): Promise<void> {
  const db = createDatabase(stores.DB)
  const seal = createSeal(keyring)
  // One at a time: its owner may keep it until then.
  for (let due = await findDueAccount(db, now); due; due = await findDueAccount(db, now)) {
    const { id, emailHash } = due
    const data = await collectDataOf(stores, { emailHash, accountId: id })
    const actor = { at: now, actor: id, role: 'member', requestId: null, session: null, seal }
    const entry = { ...actor, action: 'personal.erased', subject: id } as const
    await erasePersonalData(stores, keyring, data, riyadhDate(now), entry)
  }
}

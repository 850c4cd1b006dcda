import { riyadhDate } from '#domain/dates/calendar'
import { findDueAccount } from '../accounts/closing'
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
  // One at a time: its owner may keep it until then.
  for (let due = await findDueAccount(db, now); due; due = await findDueAccount(db, now)) {
    const { id, emailHash } = due
    const data = await collectDataOf(stores, { emailHash, accountId: id })
    const entry = { at: now, actor: id, role: 'member', action: 'personal.erased' } as const
    const entries = [{ ...entry, subject: id, requestId: null }]
    await erasePersonalData(stores, keyring, data, riyadhDate(now), entries)
  }
}

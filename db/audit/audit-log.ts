import { auditActions } from '#domain/access/audit-actions'
import { riyadhInstant } from '#domain/dates/calendar'
import { readReference } from '#domain/tickets/reference'
import { createDatabase, type Database } from '../client'
import { verifyKeyring } from '../privacy/collect-personal-data'
import { type Keyring, openKeyring, type Secrets } from '../privacy/keyring'
import { findStaff, type StaffMember } from '../staff/staff'
import { type AuditRow, verifyChain } from './chain'
import { type Actor, appendAuditEntry } from './insert-entry'
import { type EntryFilter, listEntries, noFilter } from './list-entries'

/** Lines to print, and whether the chain is whole. */
interface VerifyReport {
  lines: string[]
  isWhole: boolean
}

/**
 * Checks the whole log, also for entries that are missing at its end. Throws with other keys than
 * those of the database, with which every chain would be broken.
 */
export async function verifyLog(
  stores: { DB: D1Database },
  secrets: Secrets,
): Promise<VerifyReport> {
  const keyring = await openKeyring(secrets)
  await verifyKeyring(stores, keyring)
  const { entries, unsealed, brokenAt } = await verifyChain(createDatabase(stores.DB), keyring)
  const isWhole = brokenAt === null
  const result = isWhole
    ? 'The chain is whole.'
    : `The chain is broken at entry ${brokenAt}: it is missing, or does not fit the one before.`
  const counted = `${entries} entries read${unsealed > 0 ? `, ${unsealed} not sealed yet` : ''}`
  return { isWhole, lines: [result, counted] }
}

interface ListOptions {
  actor?: string
  subject?: string
  action?: string
  limit?: string
}

const entriesByDefault = 50
const entriesAtMost = 1_000

/** Parses the options of a list; throws for an unknown action and a limit that is no number. */
export function readListOptions({ actor = '', subject = '', action, limit }: ListOptions) {
  const known = auditActions.find((one) => one === action)
  if (action && !known)
    throw new Error(`"${action}" is not an action: use one of ${auditActions.join(', ')}`)
  const count = limit === undefined ? entriesByDefault : Number(limit)
  if (!Number.isSafeInteger(count) || count < 1 || count > entriesAtMost)
    throw new Error(`"${limit}" is not a number from 1 to ${entriesAtMost}`)
  const filter: EntryFilter = {
    ...noFilter,
    actor,
    subject: readReference(subject) ?? subject,
    actions: known ? [known] : [],
  }
  return { filter, count }
}

function formatEntry(row: AuditRow, members: Map<string, StaffMember>): string {
  const { sequence, at, actor, role, action, subject, before, after, requestId } = row
  const name = members.get(actor)?.name
  const who = name?.en ?? name?.ar ?? actor
  const change = before && after ? `${before} → ${after}` : (before ?? after)
  const parts = [sequence, riyadhInstant(at), who, role, action, subject, change, requestId]
  return parts.filter((part) => part !== null).join('  ')
}

/** Lines of entries with the actors' names, the newest first; appends an entry for this reading. */
export async function listLog(
  { db, keyring, actor }: { db: Database; keyring: Keyring; actor: Actor },
  { filter, count }: ReturnType<typeof readListOptions>,
): Promise<string[]> {
  const rows = await listEntries(db, filter, null, count)
  const members = await findStaff(
    db,
    keyring,
    rows.map((row) => row.actor),
  )
  await appendAuditEntry(db, { ...actor, action: 'audit.read', subject: filter.subject || null })
  return [...rows.map((row) => formatEntry(row, members)), `${rows.length} entries`]
}

import { auditActions } from '#domain/access/audit-actions'
import { riyadhInstant } from '#domain/dates/calendar'
import { readReference } from '#domain/tickets/reference'
import { createDatabase, type Database } from '../client'
import { verifyKeyring } from '../privacy/collect-personal-data'
import { type Keyring, openKeyring, type Secrets } from '../privacy/keyring'
import { findStaff, type StaffMember } from '../staff/staff'
import type { AuditRow } from './chain'
import { keepFormerHead, putHead, readHead, type StoredHead } from './head'
import { type EntryFilter, listAuditEntries, noFilter } from './list-entries'
import {
  type AuditMark,
  type ChainState,
  hashUnsealed,
  listUnsealed,
  verifyChain,
} from './verify-chain'
import { type Actor, appendAuditEntry, readSealedEnd } from './write-batch'

/** Lines to print, and whether the log is whole. */
interface Report {
  lines: string[]
  isWhole: boolean
}

interface LogStores {
  DB: D1Database
  AUDIT: R2Bucket
}

/** Parses a mark as the hourly line of the log states it, `sequence:hash`; throws for another text. */
export function readMark(text: string): AuditMark {
  const [, sequence, hash] = /^(\d+):([\w-]{43})$/.exec(text) ?? []
  if (!sequence || !hash) throw new Error(`"${text}" is not a mark such as 120:<hash>`)
  return { sequence: Number(sequence), hash }
}

function report({ entries, problems }: ChainState): Report {
  const isWhole = problems.length === 0
  const found = isWhole ? ['The chain is whole.'] : problems
  return { isWhole, lines: [...found, `${entries} entries read`] }
}

async function openLog({ DB, AUDIT }: LogStores, secrets: Secrets) {
  const keyring = await openKeyring(secrets)
  await verifyKeyring({ DB }, keyring)
  // The head first: entries that are appended meanwhile are newer.
  const known = await readHead(AUDIT)
  return { keyring, known, db: createDatabase(DB) }
}

/**
 * Checks the whole log against the head outside of D1, and further marks. Throws with other keys
 * than those of the database, with which every chain would be broken.
 */
export async function verifyLog(
  stores: LogStores,
  secrets: Secrets,
  { now, marks = [] }: { now: number; marks?: readonly AuditMark[] },
): Promise<Report> {
  const { keyring, known, db } = await openLog(stores, secrets)
  return report(await verifyChain(db, keyring, { head: known?.head ?? null, now, marks }))
}

/** Entries without a hash that follow each other; an older version left them so. */
function describeUnsealed(rows: readonly AuditRow[]): { from: number; to: number } | null {
  const [from, to] = [rows[0]?.sequence, rows.at(-1)?.sequence]
  if (from === undefined || to === undefined) return null
  if (to - from + 1 !== rows.length)
    throw new Error('The entries without a hash do not follow each other: they are not adopted.')
  return { from, to }
}

/** Throws unless there is no head, or the one that the operator has named. */
function checkReplaced(known: StoredHead | null, over: number | null): void {
  const sequence = known?.head.sequence ?? null
  if (sequence === over) return
  if (sequence === null) throw new Error(`There is no head: adopt without --over ${over}.`)
  throw new Error(
    `The head is entry ${sequence}: nothing is adopted. If the database was restored to an earlier state, add --over ${sequence}.`,
  )
}

/**
 * Stores the head of a log as it is found: the first one of a log that an older version wrote, or one in
 * place of the head with the sequence `over`, which the bucket keeps. Entries without a hash are recorded
 * with the head. Throws if there is another head.
 */
export async function adoptLog(
  stores: LogStores,
  secrets: Secrets,
  actor: Actor,
  over: number | null = null,
): Promise<Report> {
  const { keyring, known, db } = await openLog(stores, secrets)
  checkReplaced(known, over)
  const rows = await listUnsealed(db)
  const unsealed = describeUnsealed(rows)
  const adopted = unsealed && { ...unsealed, digest: await hashUnsealed(keyring, rows) }
  const head = { ...(await readSealedEnd(db)), ...(adopted && { adopted }) }
  const former = known && (await keepFormerHead(stores.AUDIT, known))
  if (!(await putHead(stores.AUDIT, head, known)))
    throw new Error('The site stored a head meanwhile.')
  await appendAuditEntry(db, {
    ...actor,
    action: 'audit.adopted',
    after: { entries: head.sequence, ...(known && { over: known.head.sequence }) },
  })
  const { isWhole, lines } = report(await verifyChain(db, keyring, { head, now: actor.at }))
  const range = unsealed
    ? `entries ${unsealed.from} to ${unsealed.to} have no hash`
    : 'all are sealed'
  return {
    isWhole,
    lines: [
      `Adopted with entry ${head.sequence} as its head: ${range}.`,
      ...(former ? [`The head before, entry ${over}, is kept as ${former}.`] : []),
      ...lines,
    ],
  }
}

/** Parses the sequence of `--over`; null without it, throws for another text. */
export function readOver(text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^\d{1,15}$/.test(text)) throw new Error(`"${text}" is not the number of an entry`)
  return Number(text)
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
  const rows = await listAuditEntries(db, filter, null, count)
  const members = await findStaff(
    db,
    keyring,
    rows.map((row) => row.actor),
  )
  await appendAuditEntry(db, { ...actor, action: 'audit.read', subject: filter.subject || null })
  return [...rows.map((row) => formatEntry(row, members)), `${rows.length} entries`]
}

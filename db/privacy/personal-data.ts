import * as v from 'valibot'
import { riyadhDate } from '#domain/dates/calendar'
import { emailAddress } from '#domain/forms/field'
import { toBase64Url } from '#domain/text/encoding'
import { appendAuditEntry } from '../audit/write-batch'
import { createDatabase } from '../client'
import { recordOperator } from '../staff/operator'
import {
  collectPersonalData,
  isEmpty,
  type PersonalData,
  type Stores,
  verifyKeyring,
} from './collect-personal-data'
import { erasePersonalData } from './erase-personal-data'
import { exportPersonalData, type SaveFile } from './export-personal-data'
import { type Keyring, openKeyring, type Secrets } from './keyring'

/** The address an operator looks up, with the keys and the instant of the query (epoch ms). */
interface PersonalDataQuery {
  stores: Stores
  secrets: Secrets
  email: string
  /** Name of the operator, for the audit log. */
  operator: string
  now: number
}

const noDataMessage = 'No data is stored about this address.'

/** Keyed hash by which audit entries name an address; nothing else is stored under it. */
async function hashSubject(keyring: Keyring, email: string): Promise<string> {
  return toBase64Url(await keyring.hash(email.toLowerCase(), 'audit-subject'))
}

async function collect({ stores, secrets, email, operator, now }: PersonalDataQuery) {
  const parsed = v.safeParse(emailAddress, email)
  if (!parsed.success) throw new Error(`"${email}" is not an e-mail address.`)
  const keyring = await openKeyring(secrets)
  await verifyKeyring(stores, keyring)
  const db = createDatabase(stores.DB)
  const actor = await recordOperator(db, keyring, operator, now)
  const subject = await hashSubject(keyring, parsed.output)
  const data = await collectPersonalData(stores, keyring, parsed.output)
  const entry = { ...actor, subject, after: { tickets: data.tickets.length } }
  return { db, keyring, email: parsed.output, data, entry }
}

function formatUnreadable({ unreadable }: PersonalData): string[] {
  return unreadable > 0 ? [`unreadable outbox entries: ${unreadable}`] : []
}

/**
 * Exports all data stored about an address (`exportPersonalData`) with an entry of the audit log;
 * `save`, if given, stores the attachments. Throws for an invalid address and for keys that do not
 * match the stored data.
 */
export async function exportPersonal(query: PersonalDataQuery, save?: SaveFile) {
  const { db, keyring, email, data, entry } = await collect(query)
  await appendAuditEntry(db, { ...entry, action: 'personal.exported' })
  return exportPersonalData(
    { stores: query.stores, keyring, data, ...(save && { save }) },
    email,
    query.now,
  )
}

/**
 * Erases the data stored about an address if confirmed, and describes it in lines of text; both have
 * an entry of the audit log. `isDone` is false if data arrived during the run or an outbox entry
 * could not be read.
 */
export async function erasePersonal(
  query: PersonalDataQuery,
  isConfirmed: boolean,
): Promise<{ lines: string[]; isDone: boolean }> {
  const { stores, now } = query
  const { db, keyring, email, data, entry } = await collect(query)
  const isLookUp = !isConfirmed || isEmpty(data)
  if (isLookUp) await appendAuditEntry(db, { ...entry, action: 'tickets.searched' })
  const unreadable = formatUnreadable(data)
  const isDone = unreadable.length === 0
  if (isEmpty(data)) return { lines: [noDataMessage, ...unreadable], isDone }
  const found = [...summarisePersonalData(data), ...unreadable]
  if (!isConfirmed) return { lines: [...found, 'Nothing was erased: add --confirm.'], isDone: true }
  const erasure = { ...entry, action: 'personal.erased' } as const
  await erasePersonalData(stores, keyring, data, riyadhDate(now), erasure)
  const remaining = await collectPersonalData(stores, keyring, email)
  if (isEmpty(remaining)) return { lines: [...found, 'All of it is erased.'], isDone }
  return {
    lines: [
      ...found,
      'Erased, but more data arrived during the run: run the command again for',
      ...summarisePersonalData(remaining),
    ],
    isDone: false,
  }
}

const formatCount = (label: string, count: number) => (count > 0 ? [`${label}: ${count}`] : [])

function formatReferences(label: string, references: string[]): string[] {
  return references.length > 0 ? [`${label}: ${references.length} (${references.join(', ')})`] : []
}

/** Counts the stored data in lines of text with references and without any personal data. */
function summarisePersonalData(data: PersonalData): string[] {
  const subscriptionStates = data.subscriptions.map(
    ({ status, reference }) => `${reference} ${status}`,
  )
  return [
    ...formatReferences(
      'tickets',
      data.tickets.map(({ reference, outboxReference }) => outboxReference ?? reference),
    ),
    ...formatCount('  events', data.events.length),
    ...formatCount('  additions', data.additions.length),
    ...formatCount('  amendments', data.amendments.length),
    ...formatCount('  files of answers', data.answerFiles.length),
    ...formatCount('  answers after closing', data.resolutions.length),
    ...formatCount('  codes', data.codes.length),
    ...formatReferences(
      'submissions waiting in the outbox',
      data.waiting.map(({ row }) => row.submission.reference),
    ),
    ...formatCount('files', data.files.length),
    ...formatReferences('newsletter subscriptions', subscriptionStates),
    ...formatCount('mails', data.mails.length),
    ...formatCount('newsletter issues', data.deliveries.length),
    ...formatCount('accounts', data.accounts.length),
  ]
}

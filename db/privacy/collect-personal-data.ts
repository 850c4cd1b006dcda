import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { isSubscription } from '#domain/forms/registry'
import { createDatabase } from '../client'
import { accounts, sessions } from '../schema/accounts'
import { comments, ratings } from '../schema/feedback'
import { newsletterDeliveries, signups, subscriptions } from '../schema/newsletter'
import {
  absences,
  notifications,
  officerSettings,
  rotaPlaces,
  savedViews,
  teamMembers,
  teams,
} from '../schema/staff'
import {
  additions,
  amendments,
  answerFiles,
  codes,
  events,
  mails,
  resolutions,
  submissions,
} from '../schema/submissions'
import { folderOf, originalKey } from '../submissions/attachment-names'
import { outboxPrefix, parsePending } from '../submissions/registrations'
import type { Registration, Submission } from '../submissions/submissions'
import type { Keyring } from './keyring'
import { decryptEmail, hashEmail, type Owner } from './personal-fields'

/** The stores that hold personal data. */
export interface Stores {
  DB: D1Database
  OUTBOX: KVNamespace
  ATTACHMENTS: R2Bucket
}

/** A submission in the outbox, with the name of its entry. */
interface PendingSubmission {
  name: string
  row: Registration
}

/** The person concerned: an e-mail address, an account, or both. */
export interface DataOwner {
  /** Keyed hash of the address; null for an account whose address nobody has verified. */
  emailHash: string | null
  accountId?: string
}

/** All data stored about its owner; encrypted fields stay encrypted. */
export interface PersonalData {
  /** Empty without an address. */
  emailHash: string
  tickets: Submission[]
  events: (typeof events.$inferSelect)[]
  additions: (typeof additions.$inferSelect)[]
  amendments: (typeof amendments.$inferSelect)[]
  /** Files of staff for the sender, those among them that were sent. */
  answerFiles: (typeof answerFiles.$inferSelect)[]
  /** What the sender said of closings. */
  resolutions: (typeof resolutions.$inferSelect)[]
  codes: (typeof codes.$inferSelect)[]
  /** Mails to the address or about one of its tickets. */
  mails: (typeof mails.$inferSelect)[]
  subscriptions: (typeof subscriptions.$inferSelect)[]
  signups: (typeof signups.$inferSelect)[]
  /** Mails of the newsletter's issues. */
  deliveries: (typeof newsletterDeliveries.$inferSelect)[]
  /** Accounts of logins with this address, if the provider had verified it. */
  accounts: (typeof accounts.$inferSelect)[]
  sessions: (typeof sessions.$inferSelect)[]
  /** Teams of the desk to which the accounts belong. */
  teams: { id: string; nameAr: string; nameEn: string }[]
  /** When they are away from the desk. */
  absences: (typeof absences.$inferSelect)[]
  /** Kinds whose new tickets they get in turn. */
  rotas: string[]
  /** Names of the lists that they have saved at the desk. */
  savedViews: string[]
  /** Where and of what the accounts are told at the desk. */
  officers: (typeof officerSettings.$inferSelect)[]
  /** What they were told of. */
  notifications: (typeof notifications.$inferSelect)[]
  comments: (typeof comments.$inferSelect)[]
  ratings: (typeof ratings.$inferSelect)[]
  waiting: PendingSubmission[]
  /** Names and encrypted sizes in bytes. */
  files: { name: string; size: number }[]
  /** Number of outbox entries that cannot be parsed, whose owner is therefore unknown. */
  unreadable: number
}

/** The owner that texts are encrypted for: a subscription's is its address, not one sign-up. */
export function ownerOf(submission: Pick<Submission, 'form' | 'digest' | 'emailHash'>): Owner {
  const { form, digest, emailHash } = submission
  return { form, digest: isSubscription(form) ? emailHash : digest }
}

/**
 * Throws if neither the newest submission nor the newest subscription was encrypted and hashed with
 * this keyring: a look-up with it would find nothing, which must not be reported as no data.
 */
export async function verifyKeyring({ DB }: Pick<Stores, 'DB'>, keyring: Keyring): Promise<void> {
  const newest = (table: string, columns: string) =>
    DB.prepare(
      `SELECT email, email_hash AS hash, ${columns} FROM ${table} WHERE email IS NOT NULL ORDER BY created_at DESC LIMIT 1`,
    )
  const batches = await DB.batch<Owner & { email: string; hash: string }>([
    newest('submissions', 'form, digest'),
    newest('subscriptions', "'newsletter' AS form, email_hash AS digest"),
  ])
  const rows = batches.flatMap(({ results }) => results)
  const checks = rows.map(async (row) => {
    const email = await decryptEmail(keyring, row)
    return email !== null && (await hashEmail(keyring, email)) === row.hash
  })
  if (rows.length > 0 && !(await Promise.all(checks)).some(Boolean)) {
    throw new Error(
      'The data was encrypted or hashed with other keys: check DATA_KEY and HASH_KEY.',
    )
  }
}

const noAccounts = {
  officers: [],
  notifications: [],
  accounts: [],
  sessions: [],
  teams: [],
  absences: [],
  rotas: [],
  savedViews: [],
  comments: [],
  ratings: [],
}

/** The accounts of an owner, with what is linked to them. */
async function readAccounts(stores: Stores, { emailHash, accountId }: DataOwner) {
  const db = createDatabase(stores.DB)
  const isOwn = or(
    emailHash === null ? undefined : eq(accounts.emailHash, emailHash),
    accountId === undefined ? undefined : eq(accounts.id, accountId),
  )
  if (!isOwn) return noAccounts
  const ids = db.select({ id: accounts.id }).from(accounts).where(isOwn)
  const results = await db.batch([
    db.select().from(accounts).where(isOwn),
    db.select().from(sessions).where(inArray(sessions.accountId, ids)),
    db
      .select({ id: teams.id, nameAr: teams.nameAr, nameEn: teams.nameEn })
      .from(teams)
      .innerJoin(teamMembers, eq(teamMembers.team, teams.id))
      .where(inArray(teamMembers.member, ids))
      .orderBy(asc(teams.id)),
    db
      .select()
      .from(comments)
      .where(inArray(comments.accountId, ids))
      .orderBy(asc(comments.createdAt)),
    db.select().from(ratings).where(inArray(ratings.accountId, ids)).orderBy(asc(ratings.at)),
    db.select().from(absences).where(inArray(absences.officer, ids)),
    db
      .select({ kind: rotaPlaces.kind })
      .from(rotaPlaces)
      .where(inArray(rotaPlaces.officer, ids))
      .orderBy(asc(rotaPlaces.kind)),
    db
      .select({ name: savedViews.name })
      .from(savedViews)
      .where(inArray(savedViews.owner, ids))
      .orderBy(asc(savedViews.id)),
    db.select().from(officerSettings).where(inArray(officerSettings.officer, ids)),
    db
      .select()
      .from(notifications)
      .where(inArray(notifications.officer, ids))
      .orderBy(asc(notifications.at)),
  ])
  return {
    accounts: results[0],
    sessions: results[1],
    teams: results[2],
    comments: results[3],
    ratings: results[4],
    absences: results[5],
    rotas: results[6].map(({ kind }) => kind),
    savedViews: results[7].map(({ name }) => name),
    officers: results[8],
    notifications: results[9],
  }
}

async function readRows(stores: Stores, emailHash: string) {
  const db = createDatabase(stores.DB)
  const isSender = eq(submissions.emailHash, emailHash)
  const references = db
    .select({ reference: submissions.reference })
    .from(submissions)
    .where(isSender)
  const isSent = or(isNotNull(answerFiles.event), isNotNull(answerFiles.amendment))
  const isSubscriber = eq(subscriptions.emailHash, emailHash)
  const subscriptionReferences = db
    .select({ reference: subscriptions.reference })
    .from(subscriptions)
    .where(isSubscriber)
  const results = await db.batch([
    db.select().from(submissions).where(isSender).orderBy(asc(submissions.createdAt)),
    db
      .select()
      .from(events)
      .where(inArray(events.reference, references))
      .orderBy(asc(events.reference), asc(events.sequence)),
    db
      .select()
      .from(additions)
      .where(inArray(additions.reference, references))
      .orderBy(asc(additions.reference), asc(additions.sequence)),
    db
      .select()
      .from(amendments)
      .where(inArray(amendments.reference, references))
      .orderBy(asc(amendments.reference), asc(amendments.sequence)),
    db
      .select()
      .from(answerFiles)
      .where(and(inArray(answerFiles.reference, references), isSent))
      .orderBy(asc(answerFiles.reference), asc(answerFiles.number)),
    db
      .select()
      .from(resolutions)
      .where(inArray(resolutions.reference, references))
      .orderBy(asc(resolutions.reference), asc(resolutions.event)),
    db.select().from(codes).where(inArray(codes.reference, references)),
    db
      .select()
      .from(mails)
      .where(or(eq(mails.recipientHash, emailHash), inArray(mails.reference, references)))
      .orderBy(asc(mails.createdAt)),
    db.select().from(subscriptions).where(isSubscriber),
    db.select().from(signups).where(inArray(signups.reference, subscriptionReferences)),
    db
      .select()
      .from(newsletterDeliveries)
      .where(eq(newsletterDeliveries.recipient, emailHash))
      .orderBy(asc(newsletterDeliveries.issue)),
  ])
  return {
    tickets: results[0],
    events: results[1],
    additions: results[2],
    amendments: results[3],
    answerFiles: results[4],
    resolutions: results[5],
    codes: results[6],
    mails: results[7],
    subscriptions: results[8],
    signups: results[9],
    deliveries: results[10],
  }
}

function tryParse(text: string): Registration | null {
  try {
    return parsePending(text)
  } catch {
    return null
  }
}

const concurrentReads = 20

/**
 * Lists the outbox; `row` is null for an entry that cannot be parsed. An entry that was drained
 * after the list was read is left out: its submission is in D1.
 */
export async function* readOutbox({ OUTBOX }: Pick<Stores, 'OUTBOX'>) {
  for (let cursor: string | undefined, more = true; more; ) {
    const page: KVNamespaceListResult<unknown> = await OUTBOX.list({ prefix: outboxPrefix, cursor })
    for (let start = 0; start < page.keys.length; start += concurrentReads) {
      const names = page.keys.slice(start, start + concurrentReads).map(({ name }) => name)
      const texts = await Promise.all(names.map((name) => OUTBOX.get(name)))
      for (const [index, name] of names.entries()) {
        const text = texts[index] ?? null
        if (text !== null) yield { name, row: tryParse(text) }
      }
    }
    more = !page.list_complete
    cursor = page.list_complete ? undefined : page.cursor
  }
}

async function findPending(stores: Stores, emailHash: string) {
  const waiting: PendingSubmission[] = []
  let unreadable = 0
  for await (const { name, row } of readOutbox(stores)) {
    if (!row) unreadable += 1
    else if (row.submission.emailHash === emailHash) waiting.push({ name, row })
  }
  return { waiting, unreadable }
}

/** Folder of a submission's attachments; it is empty if there were none. */
export function submissionFolder({
  form,
  idempotencyKey,
  digest,
}: Pick<Submission, 'form' | 'idempotencyKey' | 'digest'>): string {
  return folderOf({ form, key: originalKey(idempotencyKey), digest })
}

async function listFiles({ ATTACHMENTS }: Stores, folders: ReadonlySet<string>) {
  const files: PersonalData['files'] = []
  for (const prefix of folders) {
    // One page of the list suffices: a form, each addition and each answer have five files at most
    // (domain/forms/files).
    const { objects } = await ATTACHMENTS.list({ prefix })
    files.push(...objects.map(({ key, size }) => ({ name: key, size })))
  }
  return files
}

/**
 * Collects all data stored about an owner. It reads the outbox first, because submissions move from
 * there to D1.
 */
export async function collectDataOf(stores: Stores, owner: DataOwner): Promise<PersonalData> {
  // No row has an empty hash.
  const emailHash = owner.emailHash ?? ''
  const outbox = await findPending(stores, emailHash)
  const rows = await readRows(stores, emailHash)
  const all = [...rows.tickets, ...outbox.waiting.map(({ row }) => row.submission)]
  const files = await listFiles(stores, new Set(all.map(submissionFolder)))
  return { emailHash, ...rows, ...(await readAccounts(stores, owner)), files, ...outbox }
}

/** Collects all data stored about an e-mail address. */
export async function collectPersonalData(
  stores: Stores,
  keyring: Keyring,
  email: string,
): Promise<PersonalData> {
  return collectDataOf(stores, { emailHash: await hashEmail(keyring, email) })
}

export function isEmpty(data: PersonalData): boolean {
  const { tickets, mails, subscriptions, deliveries, accounts, waiting } = data
  const lists = [tickets, mails, subscriptions, deliveries, accounts, waiting]
  return lists.every(({ length }) => length === 0)
}

import { asc, eq, inArray, or } from 'drizzle-orm'
import { isSubscription } from '#domain/forms/registry'
import { createDatabase } from '../client'
import { signups, subscriptions } from '../schema/newsletter'
import { events, mails, submissions } from '../schema/schema'
import { additions, codes } from '../schema/tickets'
import { folderOf, sentKey } from '../submissions/attachment-names'
import { outboxPrefix, parsePending } from '../submissions/outbox-names'
import type { Registration, Submission } from '../submissions/submissions'
import type { Vault } from './keyring'
import { hashEmail, type Owner, unlockEmail } from './personal-fields'

/** Where what is personal stands. */
export interface Stores {
  DB: D1Database
  OUTBOX: KVNamespace
  ATTACHMENTS: R2Bucket
}

/** A request that waits in the outbox, under its name there. */
interface Waiting {
  name: string
  row: Registration
}

/** All that is held about an address, as it stands: what is locked is locked. */
export interface Held {
  emailHash: string
  requests: Submission[]
  events: (typeof events.$inferSelect)[]
  additions: (typeof additions.$inferSelect)[]
  codes: (typeof codes.$inferSelect)[]
  /** To the address, or about one of its requests. */
  mails: (typeof mails.$inferSelect)[]
  subscriptions: (typeof subscriptions.$inferSelect)[]
  signups: (typeof signups.$inferSelect)[]
  waiting: Waiting[]
  /** Names and sizes in bytes, as they are stored. */
  files: { name: string; size: number }[]
  /** Entries of the outbox that nobody can read, whosever they are. */
  unreadable: number
}

/** What a request's texts are locked for: a subscription's for its address, not for one sending. */
export function lockedFor(sent: Pick<Submission, 'form' | 'digest' | 'emailHash'>): Owner {
  const { form, digest, emailHash } = sent
  return { form, digest: isSubscription(form) ? emailHash : digest }
}

/**
 * Throws where neither the newest request nor the newest subscription of a database was locked and
 * hashed with this vault: nothing would be found with it, and that would say nothing.
 */
export async function proveVault({ DB }: Pick<Stores, 'DB'>, vault: Vault): Promise<void> {
  const newest = (table: string, columns: string) =>
    DB.prepare(
      `SELECT email, email_hash AS hash, ${columns} FROM ${table} WHERE email IS NOT NULL ORDER BY created_at DESC LIMIT 1`,
    )
  const found = await DB.batch<Owner & { email: string; hash: string }>([
    newest('submissions', 'form, digest'),
    newest('subscriptions', "'newsletter' AS form, email_hash AS digest"),
  ])
  const rows = found.flatMap(({ results }) => results)
  const proofs = rows.map(async (row) => {
    const email = await unlockEmail(vault, row)
    return email !== null && (await hashEmail(vault, email)) === row.hash
  })
  if (rows.length > 0 && !(await Promise.all(proofs)).some(Boolean)) {
    throw new Error('What is stored was locked or hashed with other keys.')
  }
}

function readRows(stores: Stores, emailHash: string) {
  const db = createDatabase(stores.DB)
  const isTheirs = eq(submissions.emailHash, emailHash)
  const own = db.select({ reference: submissions.reference }).from(submissions).where(isTheirs)
  const isSubscriber = eq(subscriptions.emailHash, emailHash)
  const numbers = db
    .select({ reference: subscriptions.reference })
    .from(subscriptions)
    .where(isSubscriber)
  return db.batch([
    db.select().from(submissions).where(isTheirs).orderBy(asc(submissions.createdAt)),
    db
      .select()
      .from(events)
      .where(inArray(events.reference, own))
      .orderBy(asc(events.reference), asc(events.sequence)),
    db.select().from(additions).where(inArray(additions.reference, own)),
    db.select().from(codes).where(inArray(codes.reference, own)),
    db
      .select()
      .from(mails)
      .where(or(eq(mails.recipientHash, emailHash), inArray(mails.reference, own)))
      .orderBy(asc(mails.createdAt)),
    db.select().from(subscriptions).where(isSubscriber),
    db.select().from(signups).where(inArray(signups.reference, numbers)),
  ])
}

function open(text: string | null): Registration | null {
  try {
    return text ? parsePending(text) : null
  } catch {
    return null
  }
}

const atOnce = 20

/** All that waits in the outbox; `row` is null for an entry that nobody can read. */
export async function* readWaiting({ OUTBOX }: Pick<Stores, 'OUTBOX'>) {
  for (let cursor: string | undefined, more = true; more; ) {
    const page: KVNamespaceListResult<unknown> = await OUTBOX.list({ prefix: outboxPrefix, cursor })
    for (let at = 0; at < page.keys.length; at += atOnce) {
      const names = page.keys.slice(at, at + atOnce).map(({ name }) => name)
      yield* await Promise.all(
        names.map(async (name) => ({ name, row: open(await OUTBOX.get(name)) })),
      )
    }
    more = !page.list_complete
    cursor = page.list_complete ? undefined : page.cursor
  }
}

async function readOutbox(stores: Stores, emailHash: string) {
  const waiting: Waiting[] = []
  let unreadable = 0
  for await (const { name, row } of readWaiting(stores)) {
    if (!row) unreadable += 1
    else if (row.submission.emailHash === emailHash) waiting.push({ name, row })
  }
  return { waiting, unreadable }
}

/** The folder of a request's files; where it had none, there is nothing in it. */
export function folderOfSent({
  form,
  idempotencyKey,
  digest,
}: Pick<Submission, 'form' | 'idempotencyKey' | 'digest'>): string {
  return folderOf({ form, key: sentKey(idempotencyKey), digest })
}

async function listFiles({ ATTACHMENTS }: Stores, folders: ReadonlySet<string>) {
  const files: Held['files'] = []
  for (const prefix of folders) {
    // A form takes five at most (domain/forms/files).
    const { objects } = await ATTACHMENTS.list({ prefix })
    files.push(...objects.map(({ key, size }) => ({ name: key, size })))
  }
  return files
}

/** All that is held about an address; the outbox is read first, which a request leaves for D1. */
export async function findHeld(stores: Stores, vault: Vault, email: string): Promise<Held> {
  const emailHash = await hashEmail(vault, email)
  const outbox = await readOutbox(stores, emailHash)
  const [requests, past, added, made, sent, subscribed, signed] = await readRows(stores, emailHash)
  const all = [...requests, ...outbox.waiting.map(({ row }) => row.submission)]
  const files = await listFiles(stores, new Set(all.map(folderOfSent)))
  return {
    ...{ emailHash, requests, events: past, additions: added, codes: made, mails: sent },
    ...{ subscriptions: subscribed, signups: signed, files, ...outbox },
  }
}

/** Whether nothing at all is held. */
export function isNothing({ requests, mails: sent, subscriptions: own, waiting }: Held): boolean {
  return [requests, sent, own, waiting].every(({ length }) => length === 0)
}

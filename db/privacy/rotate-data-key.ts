import { fileAbout } from '../submissions/attachment-names'
import { lockedFor, proveVault, readWaiting, type Stores } from './collect-personal-data'
import { isProven } from './key-proof'
import { openVault, type Secrets, type Vault } from './keyring'
import { aboutPart, type Part, unlockEmail } from './personal-fields'

/** A table with locked columns; `rows` reads them with what says whose they are. */
interface Place {
  table: string
  rows: string
  columns: Record<string, Part | 'recipient'>
}

/** Everything that is locked in D1 (README, "What is stored of people"). */
const places: Place[] = [
  {
    table: 'submissions',
    rows: 'SELECT rowid AS id, form, digest, email_hash, email, answers FROM submissions',
    columns: { email: 'email', answers: 'answers' },
  },
  {
    table: 'additions',
    rows: `SELECT additions.rowid AS id, form, digest, email_hash, information
      FROM additions JOIN submissions USING (reference)`,
    columns: { information: 'information' },
  },
  {
    table: 'subscriptions',
    rows: `SELECT rowid AS id, 'newsletter' AS form, '' AS digest, email_hash,
      email, answers, newer_answers FROM subscriptions`,
    columns: { email: 'email', answers: 'answers', newer_answers: 'answers' },
  },
  {
    table: 'mails',
    rows: "SELECT rowid AS id, '' AS form, '' AS digest, '' AS email_hash, recipient FROM mails",
    columns: { recipient: 'recipient' },
  },
]

type Row = { id: number; form: string; digest: string; email_hash: string } & Record<
  string,
  string | number | null
>

export interface Relocked {
  /** Texts and files that the former key had locked, and the new one has now. */
  texts: number
  files: number
  /** What neither key opens: it stays as it is. */
  unreadable: number
  /** Requests of the outbox under the former key: cron registers them as soon as D1 answers. */
  waiting: number
}

interface Vaults {
  now: Vault
  before: Vault
}

const rowsAtOnce = 100

async function relockText(
  { now, before }: Vaults,
  text: string,
  about: string,
): Promise<string | 'current' | null> {
  if ((await now.unlock(text, about)) !== null) return 'current'
  const opened = await before.unlock(text, about)
  return opened === null ? null : now.lock(opened, about)
}

const aboutOf = (part: Part | 'recipient', row: Row) =>
  part === 'recipient'
    ? part
    : aboutPart(part, lockedFor({ form: row.form, digest: row.digest, emailHash: row.email_hash }))

/** One row: each text gives way only to its own, so that what was written meanwhile stays. */
async function relockRow(DB: D1Database, vaults: Vaults, place: Place, row: Row, told: Relocked) {
  const writes: D1PreparedStatement[] = []
  for (const [column, part] of Object.entries(place.columns)) {
    const text = row[column]
    if (!text) continue
    const renewed = await relockText(vaults, String(text), aboutOf(part, row))
    if (renewed === null) told.unreadable += 1
    else if (renewed !== 'current') {
      const sql = `UPDATE ${place.table} SET ${column} = ? WHERE rowid = ? AND ${column} = ?`
      writes.push(DB.prepare(sql).bind(renewed, row.id, text))
    }
  }
  told.texts += writes.length
  return writes
}

async function relockTable(DB: D1Database, vaults: Vaults, place: Place, told: Relocked) {
  const page = `SELECT * FROM (${place.rows}) WHERE id > ? ORDER BY id LIMIT ${rowsAtOnce}`
  for (let after = 0, more = true; more; ) {
    const { results } = await DB.prepare(page).bind(after).all<Row>()
    const rows = results.map((row) => relockRow(DB, vaults, place, row, told))
    const writes = (await Promise.all(rows)).flat()
    if (writes.length > 0) await DB.batch(writes)
    after = results.at(-1)?.id ?? after
    more = results.length === rowsAtOnce
  }
}

async function relockFile(bucket: R2Bucket, { now, before }: Vaults, name: string, told: Relocked) {
  const object = await bucket.get(name)
  if (!object) return
  const locked = new Uint8Array(await object.arrayBuffer())
  if (await now.unlockBytes(locked, fileAbout(name))) return
  const bytes = await before.unlockBytes(locked, fileAbout(name))
  if (!bytes) {
    told.unreadable += 1
    return
  }
  const { httpMetadata, customMetadata, etag } = object
  const onlyIf = { etagMatches: etag }
  const renewed = await now.lockBytes(bytes, fileAbout(name))
  await bucket.put(name, renewed, { httpMetadata, customMetadata, onlyIf })
  told.files += 1
}

/** Calls `take` with every name of a store, a page of names at a time. */
async function eachFile(bucket: R2Bucket, take: (name: string) => Promise<void>): Promise<void> {
  for (let cursor: string | undefined, more = true; more; ) {
    const page: R2Objects = await bucket.list({ cursor })
    for (const { key } of page.objects) await take(key)
    more = page.truncated
    cursor = page.truncated ? page.cursor : undefined
  }
}

/** Counts what of the outbox the new key does not open: it is left to be registered. */
async function countWaiting(stores: Stores, { now, before }: Vaults, told: Relocked) {
  for await (const { row } of readWaiting(stores)) {
    const opensWith = async (vault: Vault) => {
      const sent = row?.submission
      return sent && (await unlockEmail(vault, { ...lockedFor(sent), email: sent.email })) !== null
    }
    if (await opensWith(now)) continue
    if (await opensWith(before)) told.waiting += 1
    else told.unreadable += 1
  }
}

async function relockOnce(stores: Stores, vaults: Vaults): Promise<Relocked> {
  const told: Relocked = { texts: 0, files: 0, unreadable: 0, waiting: 0 }
  // First, because what waits goes into the tables.
  await countWaiting(stores, vaults, told)
  for (const place of places) await relockTable(stores.DB, vaults, place, told)
  const bucket = stores.ATTACHMENTS
  await eachFile(bucket, (name) => relockFile(bucket, vaults, name, told))
  return told
}

/**
 * Locks all that is stored with `lock` that `former` had locked, until it finds no more of it; hashes
 * and names stay, because they are made with `hash`. What `lock` opens is left alone, so that it is
 * safe to stop and to repeat. Throws, with nothing changed, unless the site itself locks with `lock`
 * and what is stored opens with the two and was hashed with `hash`.
 */
export async function relockAll(stores: Stores, secrets: Secrets): Promise<Relocked> {
  const { lock, hash, former } = secrets
  if (!former) throw new Error('There is no DATA_KEY_FORMER at hand.')
  const vaults: Vaults = {
    now: await openVault({ lock, hash }),
    before: await openVault({ lock: former, hash }),
  }
  if (!(await isProven(stores.OUTBOX, vaults.now))) {
    throw new Error('The site does not lock with this DATA_KEY, or has not for a minute yet.')
  }
  await proveVault(stores, await openVault(secrets))
  const told = { texts: 0, files: 0 }
  for (;;) {
    const { texts, files, ...left } = await relockOnce(stores, vaults)
    if (texts + files === 0) return { ...told, ...left }
    told.texts += texts
    told.files += files
  }
}

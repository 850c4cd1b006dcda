import { createDatabase } from '../client'
import { officerAdditionalData } from '../staff/officer-settings'
import { staffAdditionalData } from '../staff/staff'
import { fileAdditionalData } from '../submissions/attachment-names'
import { dropAllWords } from '../tickets/ticket-words'
import { ownerOf, readOutbox, type Stores, verifyKeyring } from './collect-personal-data'
import { hasKeyProof } from './key-proof'
import { type Keyring, openKeyring, type Secrets } from './keyring'
import { additionalDataOf, decryptEmail, type PersonalField } from './personal-fields'

type EncryptedField = PersonalField | 'recipient' | 'staff' | 'officer'

/** A table with encrypted columns; `rows` selects them with the columns of their owner. */
interface EncryptedColumns {
  table: string
  rows: string
  columns: Record<string, EncryptedField>
}

/** All encrypted columns of D1 (docs/privacy.md). */
const encryptedTables: EncryptedColumns[] = [
  {
    table: 'submissions',
    rows: 'SELECT rowid AS id, form, digest, email_hash, email, answers FROM submissions',
    columns: { email: 'email', answers: 'answers' },
  },
  {
    table: 'additions',
    rows: `SELECT additions.rowid AS id, form, digest, email_hash, information, files
      FROM additions JOIN submissions USING (reference)`,
    columns: { information: 'information', files: 'files' },
  },
  {
    table: 'answer_files',
    rows: `SELECT answer_files.rowid AS id, form, digest, email_hash, description
      FROM answer_files JOIN submissions USING (reference)`,
    columns: { description: 'files' },
  },
  {
    table: 'resolutions',
    rows: `SELECT resolutions.rowid AS id, form, digest, email_hash, comment
      FROM resolutions JOIN submissions USING (reference)`,
    columns: { comment: 'information' },
  },
  {
    table: 'ticket_notes',
    rows: `SELECT ticket_notes.id AS id, form, digest, email_hash, text
      FROM ticket_notes JOIN submissions USING (reference)`,
    columns: { text: 'note' },
  },
  {
    table: 'staff',
    rows: "SELECT rowid AS id, '' AS form, staff.id AS digest, '' AS email_hash, name FROM staff",
    columns: { name: 'staff' },
  },
  {
    table: 'officer_settings',
    rows: "SELECT rowid AS id, '' AS form, officer AS digest, '' AS email_hash, email FROM officer_settings",
    columns: { email: 'officer' },
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

export interface RotationResult {
  /** Texts and files re-encrypted from the former key. */
  texts: number
  files: number
  /** Number of items that neither key decrypts; they stay unchanged. */
  unreadable: number
  /** Number of outbox entries under the former key; cron stores them once D1 is available. */
  waiting: number
}

interface Keyrings {
  current: Keyring
  former: Keyring
}

const rowsPerPage = 100

async function reencryptText(
  { current, former }: Keyrings,
  text: string,
  additionalData: string,
): Promise<string | 'current' | null> {
  if ((await current.decrypt(text, additionalData)) !== null) return 'current'
  const decrypted = await former.decrypt(text, additionalData)
  return decrypted === null ? null : current.encrypt(decrypted, additionalData)
}

function additionalDataOfField(field: EncryptedField, row: Row): string {
  if (field === 'recipient') return field
  if (field === 'staff') return staffAdditionalData(row.digest)
  if (field === 'officer') return officerAdditionalData(row.digest)
  return additionalDataOf(
    field,
    ownerOf({ form: row.form, digest: row.digest, emailHash: row.email_hash }),
  )
}

/** Each update compares the old ciphertext and therefore never overwrites a concurrent write. */
async function reencryptRow(
  DB: D1Database,
  keyrings: Keyrings,
  table: EncryptedColumns,
  row: Row,
  result: RotationResult,
) {
  const writes: D1PreparedStatement[] = []
  for (const [column, field] of Object.entries(table.columns)) {
    const text = row[column]
    if (!text) continue
    const reencrypted = await reencryptText(
      keyrings,
      String(text),
      additionalDataOfField(field, row),
    )
    if (reencrypted === null) result.unreadable += 1
    else if (reencrypted !== 'current') {
      const sql = `UPDATE ${table.table} SET ${column} = ? WHERE rowid = ? AND ${column} = ?`
      writes.push(DB.prepare(sql).bind(reencrypted, row.id, text))
    }
  }
  result.texts += writes.length
  return writes
}

async function reencryptTable(
  DB: D1Database,
  keyrings: Keyrings,
  table: EncryptedColumns,
  result: RotationResult,
) {
  const page = `SELECT * FROM (${table.rows}) WHERE id > ? ORDER BY id LIMIT ${rowsPerPage}`
  for (let lastId = 0, more = true; more; ) {
    const { results } = await DB.prepare(page).bind(lastId).all<Row>()
    const rows = results.map((row) => reencryptRow(DB, keyrings, table, row, result))
    const writes = (await Promise.all(rows)).flat()
    if (writes.length > 0) await DB.batch(writes)
    lastId = results.at(-1)?.id ?? lastId
    more = results.length === rowsPerPage
  }
}

async function reencryptFile(
  bucket: R2Bucket,
  { current, former }: Keyrings,
  name: string,
  result: RotationResult,
) {
  const object = await bucket.get(name)
  if (!object) return
  const ciphertext = new Uint8Array(await object.arrayBuffer())
  if (await current.decryptBytes(ciphertext, fileAdditionalData(name))) return
  const bytes = await former.decryptBytes(ciphertext, fileAdditionalData(name))
  if (!bytes) {
    result.unreadable += 1
    return
  }
  const { httpMetadata, customMetadata, etag } = object
  const onlyIf = { etagMatches: etag }
  const reencrypted = await current.encryptBytes(bytes, fileAdditionalData(name))
  await bucket.put(name, reencrypted, { httpMetadata, customMetadata, onlyIf })
  result.files += 1
}

async function eachFile(bucket: R2Bucket, handle: (name: string) => Promise<void>): Promise<void> {
  for (let cursor: string | undefined, more = true; more; ) {
    const page: R2Objects = await bucket.list({ cursor })
    for (const { key } of page.objects) await handle(key)
    more = page.truncated
    cursor = page.truncated ? page.cursor : undefined
  }
}

async function countPending(stores: Stores, { current, former }: Keyrings, result: RotationResult) {
  for await (const { row } of readOutbox(stores)) {
    const decryptsWith = async (keyring: Keyring) => {
      const submission = row?.submission
      return (
        submission &&
        (await decryptEmail(keyring, { ...ownerOf(submission), email: submission.email })) !== null
      )
    }
    if (await decryptsWith(current)) continue
    if (await decryptsWith(former)) result.waiting += 1
    else result.unreadable += 1
  }
}

async function reencryptOnce(stores: Stores, keyrings: Keyrings): Promise<RotationResult> {
  const result: RotationResult = { texts: 0, files: 0, unreadable: 0, waiting: 0 }
  // The outbox comes first, because its entries move into the tables.
  await countPending(stores, keyrings, result)
  for (const table of encryptedTables) await reencryptTable(stores.DB, keyrings, table, result)
  const bucket = stores.ATTACHMENTS
  await eachFile(bucket, (name) => reencryptFile(bucket, keyrings, name, result))
  return result
}

/**
 * Re-encrypts everything that `former` had encrypted with `encryption`, until nothing is left.
 * Hashes and file names depend on `hash` and stay the same; the words of tickets are deleted, and a
 * job stores them anew. Data under the current key is skipped,
 * so an interrupted run can be repeated. Throws without a change unless the site encrypts with
 * `encryption` and the stored data matches the secrets.
 */
export async function rotateDataKey(stores: Stores, secrets: Secrets): Promise<RotationResult> {
  const { encryption, hash, former } = secrets
  if (!former) throw new Error('There is no DATA_KEY_FORMER: set it to the former DATA_KEY.')
  const keyrings: Keyrings = {
    current: await openKeyring({ encryption, hash }),
    former: await openKeyring({ encryption: former, hash }),
  }
  if (!(await hasKeyProof(stores.OUTBOX, keyrings.current))) {
    throw new Error(
      'The site does not encrypt with this DATA_KEY: deploy it, then wait ten minutes.',
    )
  }
  await verifyKeyring(stores, await openKeyring(secrets))
  await dropAllWords(createDatabase(stores.DB))
  const result = { texts: 0, files: 0 }
  for (;;) {
    const { texts, files, ...counts } = await reencryptOnce(stores, keyrings)
    if (texts + files === 0) return { ...result, ...counts }
    result.texts += texts
    result.files += files
  }
}

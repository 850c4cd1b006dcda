import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileBuckets = ['ATTACHMENTS', 'DATASETS', 'MEDIA'] as const
type BucketName = (typeof fileBuckets)[number] | 'AUDIT'

/** The stores that hold what cannot be made again: SEARCH is rebuilt, PAYLOADS is a cache. */
export type BackupStores = Record<BucketName, R2Bucket> & { DB: D1Database; OUTBOX: KVNamespace }

interface StoredObject {
  bucket: BucketName
  key: string
  size: number
  /** Of its bytes, which lie in `objects/` under this name. */
  sha256: string
  httpMetadata?: R2HTTPMetadata | undefined
  customMetadata?: Record<string, string> | undefined
}

interface WaitingSubmission {
  key: string
  value: string
  metadata: unknown
  expiration?: number | undefined
}

export interface BackupManifest {
  /** ISO 8601. */
  madeAt: string
  migrations: string[]
  /** Rows and SHA-256 of `tables/<name>.jsonl`. */
  tables: Record<string, { rows: number; sha256: string }>
  objects: StoredObject[]
  outbox: WaitingSubmission[]
}

const manifestFile = 'manifest.json'
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const tableFile = (folder: string, name: string) => join(folder, 'tables', `${name}.jsonl`)
const objectFile = (folder: string, digest: string) => join(folder, 'objects', digest)

/** All tables of the site, those that others refer to first. */
async function listTables(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare(
      "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations' ORDER BY name",
    )
    .all<{ name: string; sql: string }>()
  const definitions = new Map(results.map(({ name, sql }) => [name, sql]))
  const ordered = new Set<string>()
  const add = (name: string) => {
    for (const [, parent = ''] of definitions.get(name)?.matchAll(/REFERENCES [`"](\w+)/g) ?? []) {
      if (parent !== name) add(parent)
    }
    ordered.add(name)
  }
  for (const name of definitions.keys()) add(name)
  return [...ordered]
}

async function listMigrations(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT name FROM d1_migrations ORDER BY name')
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

/** All rows of all tables as they were at one instant: a batch is a transaction. */
async function writeTables(db: D1Database, folder: string): Promise<BackupManifest['tables']> {
  const names = await listTables(db)
  const read = await db.batch<object>(
    names.map((name) => db.prepare(`SELECT * FROM "${name}" ORDER BY rowid`)),
  )
  return Object.fromEntries(
    names.map((name, at) => {
      const rows = read[at]?.results ?? []
      const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
      writeFileSync(tableFile(folder, name), text)
      return [name, { rows: rows.length, sha256: sha256(text) }]
    }),
  )
}

async function writeObjects(
  stores: BackupStores,
  folder: string,
  buckets: readonly BucketName[],
): Promise<StoredObject[]> {
  const written: StoredObject[] = []
  for (const bucket of buckets) {
    let cursor: string | undefined
    do {
      const page = await stores[bucket].list({ cursor })
      for (const { key } of page.objects) {
        const object = await stores[bucket].get(key)
        // It was deleted since it was listed.
        if (!object) continue
        const bytes = new Uint8Array(await object.arrayBuffer())
        const digest = sha256(bytes)
        writeFileSync(objectFile(folder, digest), bytes)
        const { size, httpMetadata, customMetadata } = object
        written.push({ bucket, key, size, sha256: digest, httpMetadata, customMetadata })
      }
      cursor = page.truncated ? page.cursor : undefined
    } while (cursor)
  }
  return written
}

async function readOutbox(outbox: KVNamespace): Promise<WaitingSubmission[]> {
  const waiting: WaitingSubmission[] = []
  let cursor: string | undefined
  do {
    const page = await outbox.list({ cursor })
    for (const { name: key, expiration } of page.keys) {
      const { value, metadata } = await outbox.getWithMetadata(key)
      if (value !== null) waiting.push({ key, value, metadata, expiration })
    }
    cursor = page.list_complete ? undefined : page.cursor
  } while (cursor)
  return waiting
}

/**
 * Writes everything the stores hold into an empty or new folder: the tables at one instant, then the
 * files, which are never changed once a row names them, then submissions that wait for the database.
 * What is encrypted stays so. Throws if the folder holds a backup.
 */
export async function writeBackup(stores: BackupStores, folder: string): Promise<BackupManifest> {
  if (existsSync(join(folder, manifestFile))) throw new Error(`${folder} holds a backup already`)
  for (const name of ['tables', 'objects']) mkdirSync(join(folder, name), { recursive: true })
  // First: a submission that is stored meanwhile is then in both, and restored once.
  const outbox = await readOutbox(stores.OUTBOX)
  // Before the rows: an audit log may be ahead of its head, and never behind it.
  const head = await writeObjects(stores, folder, ['AUDIT'])
  const manifest = {
    madeAt: new Date().toISOString(),
    migrations: await listMigrations(stores.DB),
    tables: await writeTables(stores.DB, folder),
    objects: [...head, ...(await writeObjects(stores, folder, fileBuckets))],
    outbox,
  }
  // Last: a folder without it is no backup.
  writeFileSync(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/** The manifest of a backup whose files are all there and unchanged; throws the name of one that is not. */
export function readBackup(folder: string): BackupManifest {
  const file = join(folder, manifestFile)
  if (!existsSync(file)) throw new Error(`${folder} holds no backup: there is no ${manifestFile}`)
  const manifest: BackupManifest = JSON.parse(readFileSync(file, 'utf8'))
  const files = [
    ...Object.entries(manifest.tables).map(([name, table]) => [tableFile(folder, name), table]),
    ...manifest.objects.map((object) => [objectFile(folder, object.sha256), object]),
  ] as [string, { sha256: string }][]
  for (const [path, { sha256: expected }] of files) {
    if (!existsSync(path)) throw new Error(`The backup is damaged: ${path} is missing`)
    if (sha256(readFileSync(path)) !== expected) {
      throw new Error(`The backup is damaged: ${path} was changed`)
    }
  }
  return manifest
}

const batchSize = 50

/** Empty tables, in which the migrations of the backup have been applied. Throws what is not so. */
async function checkTarget({ DB }: BackupStores, { migrations, tables }: BackupManifest) {
  const applied = await listMigrations(DB)
  if (applied.join() !== migrations.join()) {
    throw new Error(
      `The backup has the tables up to ${migrations.at(-1)}, this code those up to ${applied.at(-1)}: check out the code of the backup, restore, then migrate.`,
    )
  }
  const counts = await DB.batch<{ total: number }>(
    Object.keys(tables).map((name) => DB.prepare(`SELECT count(*) AS total FROM "${name}"`)),
  )
  const full = Object.keys(tables).filter((_, at) => counts[at]?.results[0]?.total)
  if (full.length > 0) {
    throw new Error(`Not into a database that holds something: ${full.join(', ')}`)
  }
}

function insertLine(db: D1Database, name: string, line: string): D1PreparedStatement {
  const row: Record<string, string | number | null> = JSON.parse(line)
  const columns = Object.keys(row).map((column) => `"${column}"`)
  const marks = columns.map(() => '?').join(', ')
  const sql = `INSERT INTO "${name}" (${columns.join(', ')}) VALUES (${marks})`
  return db.prepare(sql).bind(...Object.values(row))
}

async function restoreTables({ DB }: BackupStores, folder: string, { tables }: BackupManifest) {
  for (const name of Object.keys(tables)) {
    const lines = readFileSync(tableFile(folder, name), 'utf8').split('\n').filter(Boolean)
    // A trigger fills it while records are inserted.
    await DB.prepare(`DELETE FROM "${name}" WHERE '${name}' = 'entry_changes'`).run()
    for (let at = 0; at < lines.length; at += batchSize) {
      await DB.batch(lines.slice(at, at + batchSize).map((line) => insertLine(DB, name, line)))
    }
  }
}

/**
 * Puts a backup into empty stores, whose tables are those of the backup. Every file is checked before
 * anything is written. Throws what keeps it from that.
 */
export async function restoreBackup(stores: BackupStores, folder: string): Promise<BackupManifest> {
  const manifest = readBackup(folder)
  await checkTarget(stores, manifest)
  // Files first: no row names one that is not there.
  for (const { bucket, key, sha256: digest, httpMetadata, customMetadata } of manifest.objects) {
    const bytes = readFileSync(objectFile(folder, digest))
    await stores[bucket].put(key, bytes, { httpMetadata, customMetadata })
  }
  await restoreTables(stores, folder, manifest)
  for (const { key, value, metadata, expiration } of manifest.outbox) {
    await stores.OUTBOX.put(key, value, { metadata: metadata ?? undefined, expiration })
  }
  return manifest
}

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyLog } from '#db/audit/audit-log'
import { createSeal } from '#db/audit/chain'
import { raiseHead } from '#db/audit/head'
import { appendAuditEntry } from '#db/audit/write-batch'
import { readBackup, restoreBackup, writeBackup } from '#db/backup/backup'
import { createDatabase } from '#db/client'
import { openKeyring } from '#db/privacy/keyring'
import { routePath } from '#domain/site/routes'
import { goodFiles, listStored, sendInvitation } from '../../support/forms/attachments'
import { mainOf } from '../../support/html'
import { readDataSecrets } from '../../support/secret'
import { readMigrations } from '../../support/seed'
import { openSite, type Site } from '../../support/site'
import { runStatements } from '../../support/statements'

const migrations = readdirSync('migrations').filter((name) => name.endsWith('.sql'))
const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const open: Site[] = []
afterAll(async () => {
  for (const site of open) await site.close()
  rmSync(folder, { recursive: true })
})

/** A site whose database knows its migrations, as wrangler notes them. */
async function start(seeded: boolean): Promise<Site> {
  const site = await openSite({ seeded, samples: seeded })
  open.push(site)
  const { DB } = await site.env()
  await runStatements(DB, [
    ...(seeded ? [] : readMigrations()),
    'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)',
    ...migrations.map((name) => `INSERT INTO d1_migrations (name) VALUES ('${name}')`),
  ])
  return site
}

let lost: Site
let location: string
beforeAll(async () => {
  lost = await start(true)
  const path = routePath('invitation', 'ar')
  location = (await sendInvitation(lost, path, goodFiles)).location
  const { OUTBOX } = await lost.env()
  await OUTBOX.put('outbox:support:waiting', 'sealed', { metadata: { form: 'support' } })
  await writeBackup(await lost.env(), folder)
})

const textOf = async (site: Site, path: string) => mainOf(await (await site.ask(path)).text())

async function readFiles(site: Site) {
  const { ATTACHMENTS } = await site.env()
  const read = (await listStored(site)).map(async ({ key, customMetadata, httpMetadata }) => {
    const bytes = await (await ATTACHMENTS.get(key))?.arrayBuffer()
    return { key, customMetadata, httpMetadata, bytes: Buffer.from(bytes ?? []).toString('hex') }
  })
  return Promise.all(read)
}

it('a restored site shows the same receipts and pages, and has the same files and audit log', async () => {
  const restored = await start(false)
  const manifest = await restoreBackup(await restored.env(), folder)
  await restored.isolate()
  expect(location).toContain('/')
  for (const path of [location, '/en/services', '/media-center/news']) {
    expect([path, await textOf(restored, path)]).toEqual([path, await textOf(lost, path)])
  }
  const files = await readFiles(restored)
  expect(files).toEqual(await readFiles(lost))
  expect(files).toHaveLength(goodFiles.length)
  const { OUTBOX, ...stores } = await restored.env()
  const { value, metadata } = await OUTBOX.getWithMetadata('outbox:support:waiting')
  expect([value, metadata]).toEqual(['sealed', { form: 'support' }])
  const log = await verifyLog(stores, readDataSecrets(), { now: Date.now(), marks: [] })
  expect(log.isWhole).toBe(true)

  // A backup of what was restored is the same, and it is not restored twice.
  const again = mkdtempSync(join(tmpdir(), 'backup-'))
  const copied = await writeBackup({ OUTBOX, ...stores }, again)
  expect({ ...copied, madeAt: '' }).toEqual({ ...manifest, madeAt: '' })
  await expect(restoreBackup({ OUTBOX, ...stores }, folder)).rejects.toThrow('holds something')
  rmSync(again, { recursive: true })
})

it('a damaged backup, one of other tables and a second one in its folder are refused', async () => {
  expect(() => readBackup(tmpdir())).toThrow('holds no backup')
  await expect(writeBackup(await lost.env(), folder)).rejects.toThrow('holds a backup already')
  const table = join(folder, 'tables/submissions.jsonl')
  const text = readFileSync(table, 'utf8')
  writeFileSync(table, text.replace('INV', 'INX'))
  expect(() => readBackup(folder)).toThrow('submissions.jsonl was changed')
  rmSync(table)
  expect(() => readBackup(folder)).toThrow('submissions.jsonl is missing')
  writeFileSync(table, text)
  const empty = await start(false)
  const stores = await empty.env()
  await stores.DB.exec("UPDATE d1_migrations SET name = '9999_later.sql' WHERE id = 1")
  await expect(restoreBackup(stores, folder)).rejects.toThrow('check out the code of the backup')
})

it('an entry that is sealed while the backup is written leaves a whole log', async () => {
  const stores = await lost.env()
  const db = createDatabase(stores.DB)
  const seal = createSeal(await openKeyring(readDataSecrets()))
  const actor = {
    actor: 'officer',
    role: 'supervisor',
    at: Date.now(),
    session: null,
    seal,
  } as const
  const append = async () => {
    await appendAuditEntry(db, { ...actor, requestId: null, action: 'audit.read', subject: null })
    await raiseHead(stores.AUDIT, db, seal)
  }
  const busy = Object.create(stores.DB, {
    batch: {
      value: async (statements: D1PreparedStatement[]) => {
        const rows = await stores.DB.batch(statements)
        await append()
        return rows
      },
    },
    prepare: { value: (sql: string) => stores.DB.prepare(sql) },
  })
  await append()
  const other = mkdtempSync(join(tmpdir(), 'backup-'))
  await writeBackup({ ...stores, DB: busy }, other)
  const restored = await start(false)
  await restoreBackup(await restored.env(), other)
  const log = await verifyLog(await restored.env(), readDataSecrets(), { now: Date.now() })
  expect(log.lines[0]).toBe('The chain is whole.')
  rmSync(other, { recursive: true })
})

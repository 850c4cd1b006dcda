import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { getPlatformProxy } from 'wrangler'
import { createDatabase } from '#db/client'
import type { Stores } from '#db/privacy/collect-personal-data'
import { openKeyring } from '#db/privacy/keyring'
import { auditEntries } from '#db/schema/staff'
import { findStaff } from '#db/staff/staff'
import { makePdf } from '../../support/files'
import { runOperatorCommand } from '../../support/operator-command'
import { readMigrations } from '../../support/seed'
import { runStatements } from '../../support/statements'
import { leaveEverything, leaveWaiting } from '../person'

// Each command opens the stores in a workerd of its own.
vi.setConfig({ testTimeout: 90_000 })

const folder = mkdtempSync(join(tmpdir(), 'personal-'))
const secret = Buffer.alloc(32, 7).toString('base64')
const email = 'layla.erased@example.com'
const waitingEmail = 'only.waiting@example.com'
const others = ['noura', 'bader', 'salem', 'huda'].map((name) => `${name}@example.com`)
let theirs: string[]
let own: string[]

beforeAll(async () => {
  const { env, dispose } = await getPlatformProxy<Stores>({ persist: { path: join(folder, 'v3') } })
  await runStatements(env.DB, readMigrations())
  const keyring = await openKeyring(secret)
  const left = await Promise.all(
    others.slice(0, 2).map((one) => leaveEverything(env, keyring, one)),
  )
  own = await leaveEverything(env, keyring, email)
  await leaveWaiting(env, keyring, waitingEmail)
  const after = await Promise.all(others.slice(2).map((one) => leaveEverything(env, keyring, one)))
  theirs = [...left, ...after].flat()
  await dispose()
})
afterAll(() => rmSync(folder, { recursive: true }))

const operator = 'Huda of the records'

async function run(...args: string[]) {
  return runAs({ OPERATOR: operator }, ...args)
}

async function runAs(variables: Record<string, string>, ...args: string[]) {
  const all = [...args, '--persist-to', folder]
  return runOperatorCommand('personal', all, { DATA_KEY: secret, HASH_KEY: secret, ...variables })
}

/** All live bytes of D1, KV and R2; VACUUM drops SQLite's free pages first. */
function readState(): string {
  for (const file of globSync(join(folder, '**/*.sqlite'))) {
    const database = new DatabaseSync(file)
    database.exec('VACUUM')
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    database.close()
  }
  const files = globSync(join(folder, '**/*')).filter((file) => statSync(file).isFile())
  return files.map((file) => `${file}\n${readFileSync(file, 'latin1')}`).join('\n')
}

const bytesOf = (text: string) => Buffer.from(text).toString('latin1')
const found = (texts: string[]) => {
  const state = readState()
  return texts.filter((text) => state.includes(bytesOf(text)))
}

/** One JSON on standard output, and the files in the folder that was named. */
async function expectExported() {
  const kept = join(folder, 'kept')
  const { out, said, code } = await run('export', '--email', email, '--files', kept)
  expect([said, code]).toEqual(['', 0])
  const reply = JSON.parse(out)
  expect(reply).toMatchObject({
    email,
    requests: [
      {
        form: 'support',
        email,
        events: [{ status: 'received' }, { status: 'in_review', noteEn: `A note to ${email}` }],
        additions: [
          {
            sequence: 2,
            isByMail: true,
            information: `More of ${email}`,
            files: [{ name: 'licence.pdf', isStored: true }],
          },
        ],
      },
      { form: 'invitation', files: [{ name: 'plan.pdf', isStored: true }] },
    ],
    waiting: [{ form: 'support', email }],
    newsletter: [{ status: 'pending', email }],
    accounts: [{ disabledAt: null }],
  })
  const [, invited] = reply.requests
  const [file] = invited.files
  expect(file.savedAs).toBe(join(kept, invited.reference, '1-plan.pdf'))
  expect(readFileSync(file.savedAs)).toEqual(makePdf())
  expect(statSync(file.savedAs).mode & 0o077).toBe(0)
  rmSync(kept, { recursive: true })
}

async function expectShown() {
  const { out, code } = await run('erase', '--email', email)
  expect([out.split('\n')[0], code]).toEqual([expect.stringMatching(/^tickets: 2 \(/), 0])
  expect(out).toContain('add --confirm')
  expect(found(own)).toEqual(own)
}

async function expectErased() {
  const { out, said, code } = await run('erase', '--email', email, '--confirm')
  expect([said, code]).toEqual(['', 0])
  expect(out).toContain('All of it is erased.')
  expect(found([email, ...own])).toEqual([])
  expect(found(theirs)).toEqual(theirs)
}

/** Every run is in the audit log: by one operator, about one subject, without name and address. */
async function expectRecorded() {
  const { env, dispose } = await getPlatformProxy<Stores>({ persist: { path: join(folder, 'v3') } })
  const db = createDatabase(env.DB)
  const entries = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.role, 'operator'))
    .orderBy(auditEntries.sequence)
  expect(entries.map(({ action, after }) => [action, JSON.parse(after ?? '').tickets])).toEqual([
    ['personal.exported', 2],
    ['tickets.searched', 2],
    ['personal.erased', 2],
    ['tickets.searched', 0],
  ])
  expect(entries.map(({ requestId }) => requestId)).toEqual(entries.map(() => null))
  const [actor, subject] = [new Set(entries.map((one) => one.actor)), entries.map((o) => o.subject)]
  expect([actor.size, new Set(subject).size]).toEqual([1, 1])
  const members = await findStaff(db, await openKeyring(secret), [...actor])
  expect([...members.values()]).toMatchObject([{ name: { ar: operator, en: operator }, roles: [] }])
  await dispose()
  expect(found([operator, email])).toEqual([])
}

it('an address is exported, erased with --confirm alone from D1, KV and R2, and then unknown', async () => {
  await expectExported()
  await expectShown()
  await expectErased()
  const { out, code } = await run('erase', '--email', email, '--confirm')
  expect([out, code]).toEqual(['No data is stored about this address.\n', 0])
  await expectRecorded()
  const waiting = await run('erase', '--email', waitingEmail, '--confirm')
  expect(waiting.out).toContain('All of it is erased.')
  expect(found([waitingEmail])).toEqual([])
})

it.each(['export', 'erase'])(
  '%s without an operator is refused before anything is read',
  async (name) => {
    const { out, said, code } = await runAs({ OPERATOR: ' ' }, name, '--email', email)
    expect([out, code]).toEqual(['', 1])
    expect(said).toContain('add --operator <name>, or set OPERATOR')
  },
)

it.each([
  [['export'], 'npm run personal -- export'],
  [['forget', '--email', email], 'npm run personal -- export'],
  [['erase', '--email', 'nobody'], 'is not an e-mail address'],
])('%j is refused with words', async (args, words) => {
  const { out, said, code } = await run(...args)
  expect([out, code]).toEqual(['', 1])
  expect(said).toContain(words)
})

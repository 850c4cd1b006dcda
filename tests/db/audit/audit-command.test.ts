import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { getPlatformProxy } from 'wrangler'
import { raiseHead } from '#db/audit/head'
import { createDatabase } from '#db/client'
import { openKeyring } from '#db/privacy/keyring'
import { encryptStaffName, putStaff } from '#db/staff/staff'
import { testSeal } from '../../support/actor'
import { runOperatorCommand } from '../../support/operator-command'
import { readMigrations } from '../../support/seed'
import { runStatements } from '../../support/statements'
import { appendEntries, tamper } from './log'

// Each command opens the stores in a workerd of its own.
vi.setConfig({ testTimeout: 90_000 })

const folder = mkdtempSync(join(tmpdir(), 'audit-'))
const secret = Buffer.alloc(32, 7).toString('base64')

async function withDatabase(
  use: (d1: D1Database, bucket: R2Bucket) => Promise<unknown>,
): Promise<void> {
  const persist = { path: join(folder, 'v3') }
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database; AUDIT: R2Bucket }>({ persist })
  await use(env.DB, env.AUDIT)
  await dispose()
}

beforeAll(() =>
  withDatabase(async (d1, bucket) => {
    await runStatements(d1, readMigrations())
    const db = createDatabase(d1)
    const keyring = await openKeyring(secret)
    const name = await encryptStaffName(keyring, 'a', { ar: 'ريم', en: 'Reem' })
    await putStaff(db, { id: 'a', name, roles: 'case_officer', loggedInAt: 1 })
    await appendEntries({ db }, 7)
    await raiseHead(bucket, db, testSeal)
  }),
)
afterAll(() => rmSync(folder, { recursive: true }))

async function run(...args: string[]) {
  const variables = { DATA_KEY: secret, HASH_KEY: secret, OPERATOR: 'Huda' }
  return runOperatorCommand('audit', [...args, '--persist-to', folder], variables)
}

it('a whole log is verified', async () => {
  const { out, said, code } = await run('verify')
  expect([said, code]).toEqual(['', 0])
  // The other tests read the log, which adds entries.
  expect(out).toMatch(/^The chain is whole\.\n\d+ entries read\n$/)
  const marked = await run('verify', '--mark', `7:${'x'.repeat(43)}`)
  expect([marked.out.split('\n')[0], marked.code]).toEqual([
    'Entry 7 is not the one of that mark.',
    1,
  ])
})

it('a broken log fails and says where', async () => {
  const changed = 'UPDATE audit_entries SET role = role || role WHERE sequence = 3'
  await withDatabase((d1) => tamper(d1, changed))
  const { out, code } = await run('verify')
  expect([out.split('\n')[0], code]).toEqual([
    'The chain is broken at entry 3: it is missing, or does not fit the one before.',
    1,
  ])
  const undo = "UPDATE audit_entries SET role = 'case_officer' WHERE sequence = 3"
  await withDatabase((d1) => tamper(d1, undo))
})

describe('the list', () => {
  it('has the newest first, with names, narrowed by options', async () => {
    const { out, code } = await run('list', '--actor', 'a', '--action', 'ticket.transitioned')
    const lines = out.trimEnd().split('\n')
    expect([lines.at(-1), code]).toEqual(['2 entries', 0])
    expect(lines[0]).toBe(
      '5  2026-11-20T13:00:00+03:00  Reem  case_officer  ticket.transitioned  INFO-1004  {"status":"in_review"} → {"status":"answered"}  request-4',
    )
    const { out: one } = await run('list', '--subject', 'info 1', '--limit', '1')
    expect(one.trimEnd().split('\n')).toHaveLength(1)
  })

  it('is an entry of the log, under the name of who reads it', async () => {
    await run('list', '--subject', 'INFO-1')
    const { out } = await run('list', '--action', 'audit.read', '--limit', '1')
    expect(out).toMatch(/ {2}Huda {2}operator {2}audit\.read {2}INFO-1\n1 entries\n$/)
  })

  it.each([
    [[], 'npm run audit -- verify'],
    [['list', 'more'], 'npm run audit -- verify'],
    [['list', '--action', 'ticket.eaten'], 'is not an action: use one of session.opened'],
    [['verify', '--mark', 'seven'], 'is not a mark such as'],
    [['adopt'], 'nothing is adopted'],
    [['adopt', '--over', 'it'], 'is not the number of an entry'],
    [['list', '--limit', 'many'], 'is not a number from 1 to 1000'],
    [['list', '--operator', ' '], 'add --operator <name>'],
  ])('%j is refused with words', async (args, words) => {
    const { out, said, code } = await run(...args)
    expect([out, code]).toEqual(['', 1])
    expect(said).toContain(words)
  })
})

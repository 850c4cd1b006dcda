import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { getPlatformProxy } from 'wrangler'
import type { Stores } from '#db/privacy/collect-personal-data'
import { buildSampleTickets } from '#db/seed/sample-tickets'
import { insertRow } from '#db/seed/seed-sql'
import { logKey } from '#domain/operations/log-files'
import { runOperatorCommand, startOperatorCommand } from '../support/operator-command'
import { readMigrations } from '../support/seed'
import { runStatements } from '../support/statements'

// Each command opens the stores in a workerd of its own.
vi.setConfig({ testTimeout: 90_000 })

const folder = mkdtempSync(join(tmpdir(), 'operator-'))
const secret = Buffer.alloc(32, 7).toString('base64')
const other = Buffer.alloc(32, 8).toString('base64')
const operator = ['--operator', 'Huda of the records']
const comment = 'c'.repeat(20)
const logAt = Date.parse('2026-11-27T14:00:30+03:00')
const logLines = ['request', 'failure', 'request'].map((event, index) => ({
  at: new Date(logAt + index * 60_000).toISOString(),
  level: 'info',
  event,
}))

/** Reads the database from its file, without a workerd. */
function read<Row>(sql: string, ...values: string[]): Row[] {
  const [file] = globSync(join(folder, '**/*.sqlite')).filter((path) => holdsAuditLog(path))
  if (!file) throw new Error('there is no database')
  const database = new DatabaseSync(file)
  try {
    return database.prepare(sql).all(...values) as Row[]
  } finally {
    database.close()
  }
}

function holdsAuditLog(path: string): boolean {
  const database = new DatabaseSync(path)
  const table = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'audit_entries'").get()
  database.close()
  return table !== undefined
}

beforeAll(async () => {
  const tickets = await buildSampleTickets({ encryption: secret, hash: secret })
  const held = { id: comment, form: 'comment', page: 'book/one', visitor: 'x', text: 'Words' }
  const { env, dispose } = await getPlatformProxy<Stores & { LOGS: R2Bucket }>({
    persist: { path: join(folder, 'v3') },
  })
  await runStatements(env.DB, [
    ...readMigrations(),
    ...tickets,
    insertRow('comments', { ...held, locale: 'en', status: 'held', createdAt: 1 }),
  ])
  const stored = logLines.map((line) => `${JSON.stringify(line)}\n`).join('')
  await env.LOGS.put(logKey(logAt, 'x'), gzipSync(stored))
  await dispose()
})
afterAll(() => rmSync(folder, { recursive: true }))

const secrets = { OPERATOR: '', DATA_KEY: secret, HASH_KEY: secret }

async function run(command: string, args: string[], variables: Record<string, string> = {}) {
  const all = [...args, '--persist-to', folder]
  return runOperatorCommand(command, all, { ...secrets, ...variables })
}

const readEntries = (subject: string) =>
  read<{ action: string; role: string; actor: string; after: string | null }>(
    'SELECT action, role, actor, after FROM audit_entries WHERE subject = ? ORDER BY sequence',
    subject,
  )

it('tickets are listed and shown by anybody, and moved or opened with a name in the audit log', async () => {
  const listing = ['list', '--status', 'needs_information', '--persist-to', folder]
  const listed = await startOperatorCommand('tickets', listing, secrets)
  expect(listed.out).toContain('INFO-1234  needs_information  INFO  ar  2026-11-19')
  const shown = await run('tickets', ['show', 'info 1234'])
  expect(shown.out).toContain('3. 2026-11-18 10:42:00  needs_information\n   نحتاج')
  expect(shown.out).not.toMatch(/example\.com|emailHash|answers/)
  expect(readEntries('INFO-1234')).toEqual([])

  const opened = await run('tickets', ['show', 'INFO-1234', '--open', ...operator])
  expect(opened.out).toContain('email: visitor@example.com')
  const moved = await run('tickets', ['move', 'INFO-1234', 'in_review'], { OPERATOR: 'Huda' })
  expect(moved.out).toBe('INFO-1234 went from needs_information to in_review.\n')
  const entries = readEntries('INFO-1234')
  expect(entries.map(({ action, role }) => [action, role])).toEqual([
    ['ticket.read', 'operator'],
    ['ticket.transitioned', 'operator'],
  ])
  const [first, second] = entries.map(({ actor }) => actor)
  expect(first).toMatch(/^operator:[\w-]{43}$/)
  expect(second).not.toBe(first)
})

it('comments are decided with a name in the audit log', async () => {
  const published = await run('comments', ['publish', comment, ...operator])
  expect(published.out).toBe(`${comment} on book/one is published.\n`)
  await run('comments', ['refuse', comment, '--reason', 'off_topic', ...operator])
  const entries = readEntries(comment)
  expect(entries.map(({ action, after }) => [action, after])).toEqual([
    ['comment.published', '{"status":"published"}'],
    ['comment.refused', '{"status":"refused","refusal":"off_topic"}'],
  ])
})

it.each([
  'tickets',
  'comments',
  'personal',
  'audit',
  'logs',
  'content',
  'datasets',
  'search',
  'rotate-data-key',
])('%s says how it is used', async (command) => {
  const { out, said, code } = await startOperatorCommand(command, ['--help'], secrets)
  expect([out.startsWith(`npm run ${command}`), said, code]).toEqual([true, '', 0])
  expect((await run(command, ['--nonsense'])).code).toBe(1)
})

it('the stored lines of the log are printed by day, time and pattern', async () => {
  const print = async (...args: string[]) => {
    const { out, code } = await run('logs', args)
    expect(code).toBe(0)
    return out
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).event)
  }
  const ofDay = ['--from', '2026-11-27', '--to', '2026-11-27']
  expect(await print(...ofDay)).toEqual(['request', 'failure', 'request'])
  expect(await print(...ofDay, '--grep', '"event":"failure"')).toEqual(['failure'])
  expect(await print('--from', '2026-11-27T14:01', '--to', '2026-11-27T14:02')).toEqual(['failure'])
  expect(await print('--from', '2026-11-26', '--to', '2026-11-26')).toEqual([])
  expect((await run('logs', ['--from', 'yesterday'])).said).toContain('yesterday is no day')
})

it('a command that fails ends its process with 1', async () => {
  const { said, code } = await startOperatorCommand('search', ['--nonsense'], secrets)
  expect([said.includes('npm run search'), code]).toEqual([true, 1])
})

describe('a command is refused', () => {
  it.each([
    ['tickets', ['show', 'INFO-1234', '--open'], 'add --operator <name>, or set OPERATOR'],
    ['tickets', ['move', 'INFO-1234', 'in_review'], 'add --operator <name>, or set OPERATOR'],
    ['comments', ['publish', comment], 'add --operator <name>, or set OPERATOR'],
    ['comments', ['refuse', comment, '--reason', 'rude', ...operator], '"rude" is not a reason'],
    ['tickets', ['move', 'INFO-1234', ...operator], 'npm run tickets -- list'],
    ['datasets', ['publish', '--fast'], 'npm run datasets -- publish'],
    ['search', ['rebuild', 'all'], 'npm run search -- rebuild'],
    ['tickets', ['list', '--status', 'lost'], '"lost" is not a status'],
  ])('%s %j, with words', async (command, args, words) => {
    const { out, said, code } = await run(command, args)
    expect([out, code]).toEqual(['', 1])
    expect(said).toContain(words)
    expect(said).not.toMatch(/^ {4}at /m)
  })

  it('with other keys than those of the data, and nobody is recorded', async () => {
    const countStaff = () => read('SELECT count(*) AS total FROM staff')
    const before = countStaff()
    const opening = ['show', 'COMP-1000000018', '--open', '--operator', 'Somebody else']
    const { out, said } = await run('tickets', opening, { DATA_KEY: other, HASH_KEY: other })
    expect([out, said.includes('with other keys')]).toEqual(['', true])
    expect(countStaff()).toEqual(before)
  })
})

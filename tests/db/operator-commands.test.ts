import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { getPlatformProxy } from 'wrangler'
import { createDatabase } from '#db/client'
import type { Stores } from '#db/privacy/collect-personal-data'
import { auditEntries } from '#db/schema/audit'
import { buildSampleTickets } from '#db/seed/sample-tickets'
import { insertRow } from '#db/seed/seed-sql'
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

async function withStores<T>(use: (stores: Stores) => Promise<T>): Promise<T> {
  const { env, dispose } = await getPlatformProxy<Stores>({ persist: { path: join(folder, 'v3') } })
  const result = await use(env)
  await dispose()
  return result
}

beforeAll(async () => {
  const tickets = await buildSampleTickets({ encryption: secret, hash: secret })
  const held = { id: comment, form: 'comment', page: 'book/one', visitor: 'x', text: 'Words' }
  await withStores(async ({ DB }) => {
    await runStatements(DB, [
      ...readMigrations(),
      ...tickets,
      insertRow('comments', { ...held, locale: 'en', status: 'held', createdAt: 1 }),
    ])
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

const secrets = { OPERATOR: '', DATA_KEY: secret, HASH_KEY: secret }

async function run(command: string, args: string[], variables: Record<string, string> = {}) {
  const all = [...args, '--persist-to', folder]
  return runOperatorCommand(command, all, { ...secrets, ...variables })
}

const readEntries = (subject: string) =>
  withStores(({ DB }) =>
    createDatabase(DB)
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, subject))
      .orderBy(auditEntries.sequence),
  )

it('tickets are listed and shown by anybody, and moved or opened with a name in the audit log', async () => {
  const listing = ['list', '--status', 'needs_information', '--persist-to', folder]
  const listed = await startOperatorCommand('tickets', listing, secrets)
  expect(listed.out).toContain('INFO-1234  needs_information  INFO  ar  2026-11-19')
  const shown = await run('tickets', ['show', 'info 1234'])
  expect(shown.out).toContain('3. 2026-11-18 10:42:00  needs_information\n   نحتاج')
  expect(shown.out).not.toMatch(/example\.com|emailHash|answers/)
  expect(await readEntries('INFO-1234')).toEqual([])

  const opened = await run('tickets', ['show', 'INFO-1234', '--open', ...operator])
  expect(opened.out).toContain('email: visitor@example.com')
  const moved = await run('tickets', ['move', 'INFO-1234', 'in_review'], { OPERATOR: 'Huda' })
  expect(moved.out).toBe('INFO-1234 went from needs_information to in_review.\n')
  const entries = await readEntries('INFO-1234')
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
  const entries = await readEntries(comment)
  expect(entries.map(({ action, after }) => [action, after])).toEqual([
    ['comment.published', '{"status":"published"}'],
    ['comment.refused', '{"status":"refused","refusal":"off_topic"}'],
  ])
})

it.each([
  ...(['tickets', 'comments', 'personal', 'audit'] as const),
  ...(['datasets', 'search', 'rotate-data-key'] as const),
])('%s says how it is used', async (command) => {
  const { out, said, code } = await startOperatorCommand(command, ['--help'], secrets)
  expect([out.startsWith(`npm run ${command}`), said, code]).toEqual([true, '', 0])
  expect((await startOperatorCommand(command, ['--nonsense'], secrets)).code).toBe(1)
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
    const countStaff = () =>
      withStores(({ DB }) => DB.prepare('SELECT count(*) AS total FROM staff').first('total'))
    const before = await countStaff()
    const opening = ['show', 'COMP-1000000018', '--open', '--operator', 'Somebody else']
    const { out, said } = await run('tickets', opening, { DATA_KEY: other, HASH_KEY: other })
    expect([out, said.includes('with other keys')]).toEqual(['', true])
    expect(await countStaff()).toBe(before)
  })
})

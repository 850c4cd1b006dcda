import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { getPlatformProxy } from 'wrangler'
import { createDatabase } from '#db/client'
import type { Stores } from '#db/privacy/collect-personal-data'
import { auditEntries } from '#db/schema/audit'
import { buildSampleTickets } from '#db/seed/sample-tickets'
import { insertRow } from '#db/seed/seed-sql'
import { readMigrations } from '../support/seed'
import { runStatements } from '../support/statements'

// Each command starts its own workerd.
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

async function run(command: string, args: string[], variables: Record<string, string> = {}) {
  const env = { ...process.env, OPERATOR: '', DATA_KEY: secret, HASH_KEY: secret, ...variables }
  const started = [`db/cli/${command}.mjs`, ...args, '--persist-to', folder]
  const reply = await promisify(execFile)(process.execPath, started, { env }).catch(
    (error) => error,
  )
  return { out: String(reply.stdout), said: String(reply.stderr), code: reply.code ?? 0 }
}

const readEntries = () =>
  withStores(({ DB }) =>
    createDatabase(DB).select().from(auditEntries).orderBy(auditEntries.sequence),
  )

it('tickets are listed and shown by anybody, and moved or opened with a name in the audit log', async () => {
  const listed = await run('tickets', ['list', '--status', 'needs_information'])
  expect(listed.out).toContain('INFO-1234  needs_information  INFO  ar  2026-11-19')
  const shown = await run('tickets', ['show', 'info 1234'])
  expect(shown.out).toContain('3. 2026-11-18 10:42:00  needs_information\n   نحتاج')
  expect(shown.out).not.toMatch(/example\.com|emailHash|answers/)
  expect(await readEntries()).toEqual([])

  const opened = await run('tickets', ['show', 'INFO-1234', '--open', ...operator])
  expect(opened.out).toContain('email: visitor@example.com')
  const moved = await run('tickets', ['move', 'INFO-1234', 'in_review'], { OPERATOR: 'Huda' })
  expect(moved.out).toBe('INFO-1234 went from needs_information to in_review.\n')
  const entries = await readEntries()
  expect(entries.map(({ action, subject, role }) => [action, subject, role])).toEqual([
    ['ticket.read', 'INFO-1234', 'operator'],
    ['ticket.transitioned', 'INFO-1234', 'operator'],
  ])
  const [first, second] = entries.map(({ actor }) => actor)
  expect(first).toMatch(/^operator:[\w-]{43}$/)
  expect(second).not.toBe(first)

  const published = await run('comments', ['publish', comment, ...operator])
  expect(published.out).toBe(`${comment} on book/one is published.\n`)
  const again = await run('comments', ['publish', comment, ...operator])
  expect([again.said, again.code]).toEqual([`${comment} is published already.\n`, 1])
  await run('comments', ['refuse', comment, '--reason', 'off_topic', ...operator])
  const decisions = (await readEntries()).slice(2)
  expect(decisions.map(({ action, subject, after }) => [action, subject, after])).toEqual([
    ['comment.published', comment, '{"refusal":null}'],
    ['comment.refused', comment, '{"refusal":"off_topic"}'],
  ])
  const [row] = await withStores(async ({ DB }) => {
    const { results } = await DB.prepare('SELECT status, decided_by, refusal FROM comments').all()
    return results
  })
  expect(row).toEqual({ status: 'refused', decided_by: first, refusal: 'off_topic' })
})

describe('a command is refused', () => {
  it.each([
    ['tickets', ['show', 'INFO-1234', '--open'], 'add --operator <name>, or set OPERATOR'],
    ['tickets', ['move', 'INFO-1234', 'in_review'], 'add --operator <name>, or set OPERATOR'],
    ['comments', ['publish', comment], 'add --operator <name>, or set OPERATOR'],
    ['comments', ['refuse', comment, '--reason', 'rude', ...operator], '"rude" is not a reason'],
    ['tickets', ['move', 'INFO-1234', ...operator], 'npm run tickets -- list'],
    ['tickets', ['list', '--status', 'lost'], '"lost" is not a status'],
  ])('%s %j, with words', async (command, args, words) => {
    const { out, said, code } = await run(command, args)
    expect([out, code]).toEqual(['', 1])
    expect(said).toContain(words)
  })

  it('with other keys than those of the data, and nobody is recorded', async () => {
    const opening = ['show', 'COMP-1000000018', '--open', '--operator', 'Somebody']
    const { out, said } = await run('tickets', opening, { DATA_KEY: other, HASH_KEY: other })
    expect([out, said.includes('with other keys')]).toEqual(['', true])
    const { results } = await withStores(({ DB }) => DB.prepare('SELECT id FROM staff').all())
    expect(results.length).toBeLessThan(3)
  })
})

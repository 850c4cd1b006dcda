import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readComments } from '#db/feedback/comments'
import { openKeyring } from '#db/privacy/keyring'
import { decryptEmail, encryptInformation } from '#db/privacy/personal-fields'
import { buildSampleComments } from '#db/seed/sample-comments'
import { buildSampleTickets } from '#db/seed/sample-tickets'
import { insertRow } from '#db/seed/seed-sql'
import { findTicket } from '#db/submissions/submissions'
import { decryptTicket } from '#db/tickets/operate'
import { subjectOf } from '#domain/site/routes'
import { readReference } from '#domain/tickets/reference'
import { canTransition } from '#domain/tickets/status'
import { runStatements } from '../../support/statements'
import { openDatabase, type TestDatabase } from '../database'
import { loaderDeps } from '../loader-deps'

const secrets = {
  encryption: Buffer.alloc(32, 7).toString('base64'),
  hash: Buffer.alloc(32, 6).toString('base64'),
}
let database: TestDatabase
let statements: string[]
beforeAll(async () => {
  database = await openDatabase()
  statements = await buildSampleTickets(secrets)
})
afterAll(() => database.close())
beforeEach(async () => {
  const tables = ['events', 'additions', 'submissions']
  await database.d1.batch(tables.map((table) => database.d1.prepare(`DELETE FROM ${table}`)))
})

const load = () => runStatements(database.d1, statements)

async function listReferences(): Promise<string[]> {
  const { results } = await database.d1
    .prepare('SELECT reference FROM submissions ORDER BY reference')
    .all<{ reference: string }>()
  return results.map(({ reference }) => reference)
}

describe('the sample requests', () => {
  it('are in no database that only has the content', async () => {
    expect(await listReferences()).toEqual([])
  })

  it('may be loaded any number of times, and touch no true request', async () => {
    await load()
    const first = await listReferences()
    const taken = "WHERE reference = 'COMP-1000000018'"
    await database.d1.batch([
      database.d1.prepare(`DELETE FROM events ${taken}`),
      database.d1.prepare(
        `UPDATE submissions SET sample = 0, reference = 'TECH-1', idempotency_key = 'true' ${taken}`,
      ),
    ])
    for (let turn = 0; turn < 2; turn += 1) await load()
    expect(first).toContain('INFO-1234')
    expect(await listReferences()).toEqual([...first, 'TECH-1'].toSorted())
  })

  it('are all marked as samples, under numbers that can be looked up', async () => {
    await load()
    const references = await listReferences()
    expect(references).toContain('INFO-1234')
    for (const reference of references) {
      expect(readReference(reference)).toBe(reference)
      const found = await findTicket(database.db, reference)
      expect(found?.submission.sample).toBe(true)
      expect(found?.submission.status).toBe(found?.events[0]?.status)
      expect(found?.submission.updatedAt).toBe(found?.events[0]?.at)
    }
  })

  it('went only the ways that a request may go, in order of time', async () => {
    await load()
    const lives = await Promise.all(
      (await listReferences()).map(async (reference) => {
        const events = (await findTicket(database.db, reference))?.events ?? []
        return { reference, events: events.toReversed() }
      }),
    )
    const moves = lives.flatMap(({ reference, events }) =>
      events.slice(1).map((to, at) => ({ reference, from: events[at], to })),
    )
    expect(moves.length).toBeGreaterThan(5)
    const wrong = moves.filter(
      ({ from, to }) => !from || !canTransition(from.status, to.status) || to.at <= from.at,
    )
    expect(wrong).toEqual([])
  })

  it('are locked like any other: nobody is named in what is loaded', async () => {
    await load()
    expect(statements.join('\n')).not.toMatch(/@example\.com|زائر|تجريبي|Sample/)
    const found = await findTicket(database.db, 'INFO-1234')
    if (!found) throw new Error('INFO-1234 is missing')
    expect(await decryptEmail(await openKeyring(secrets), found.submission)).toBe(
      'visitor@example.com',
    )
    const other = Buffer.alloc(32, 8).toString('base64')
    expect(await decryptTicket(other, found.submission, [])).toBe(null)
    const keyring = await openKeyring(secrets)
    const information = await encryptInformation(keyring, found.submission, 'More of it')
    const lines = await decryptTicket(secrets, found.submission, [
      { sequence: 4, information, files: null },
    ])
    expect(lines?.[0]).toBe('email: visitor@example.com')
    expect(lines?.at(-1)).toBe('4. More of it')
  })
})

it('the sample use cases are shown once however often they are loaded, beside true ones', async () => {
  const { db } = loaderDeps(database, 'ar')
  const pageOf = (slug: string) => subjectOf({ name: 'dataset', params: { slug } })
  const page = pageOf('framework-agreements')
  const held = { id: 'true', form: 'useCase', page, visitor: 'v', text: 'Text', locale: 'en' }
  await runStatements(database.d1, [
    insertRow('comments', { ...held, status: 'published', createdAt: 1 }),
  ])
  for (let turn = 0; turn < 2; turn += 1) await runStatements(database.d1, buildSampleComments())
  const { newest, total } = await readComments(db, page)
  expect(total).toBe(3)
  expect(newest.map(({ id }) => id)).toEqual(
    ['2', '3'].map((end) => end.padStart(20, '0')).concat('true'),
  )
  const dataset = await readComments(db, pageOf('working-days'))
  expect(dataset.newest[0]?.link).toBe('https://example.com/working-days')
})

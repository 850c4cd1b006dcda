import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sealEntries, verifyChain } from '#db/audit/chain'
import { checkLinks } from '#db/audit/check-links'
import { listEntries, noFilter } from '#db/audit/list-entries'
import { type Keyring, openKeyring } from '#db/privacy/keyring'
import { openDatabase, type TestDatabase } from '../database'
import { appendEntries, tamper } from './log'

const keyring: Keyring = await openKeyring(Buffer.alloc(32, 7).toString('base64'))
let opened: TestDatabase

beforeEach(async () => {
  opened = await openDatabase()
  await appendEntries(opened, 10)
  await sealEntries(opened.db, keyring)
})
afterEach(() => opened.close())

const verify = () => verifyChain(opened.db, keyring)
async function links() {
  const rows = await listEntries(opened.db, noFilter, null, 20)
  return Object.fromEntries(await checkLinks(opened.db, keyring, rows))
}

describe('the chain', () => {
  it('is whole as it was written', async () => {
    expect(await verify()).toEqual({ entries: 10, unsealed: 0, brokenAt: null })
    expect(new Set(Object.values(await links()))).toEqual(new Set(['whole']))
  })

  it('may end with entries without a hash', async () => {
    await appendEntries(opened, 2, 10)
    expect(await verify()).toEqual({ entries: 12, unsealed: 2, brokenAt: null })
    expect(await links()).toMatchObject({ 10: 'whole', 11: 'pending', 12: 'pending' })
  })

  it.each([
    ['a changed entry', "UPDATE audit_entries SET actor = 'b' WHERE sequence = 5", 5, 'changed'],
    ['a changed hash', "UPDATE audit_entries SET hash = 'x' WHERE sequence = 5", 5, 'changed'],
    ['a missing entry', 'DELETE FROM audit_entries WHERE sequence = 4', 4, 'missing'],
  ])('is broken at %s', async (_, statement, brokenAt, link) => {
    await tamper(opened.d1, statement)
    expect((await verify()).brokenAt).toBe(brokenAt)
    expect(await links()).toMatchObject({ 5: link, 9: 'whole' })
  })

  it('is broken at a missing first entry', async () => {
    await tamper(opened.d1, 'DELETE FROM audit_entries WHERE sequence = 1')
    expect((await verify()).brokenAt).toBe(1)
    expect(await links()).toMatchObject({ 2: 'missing', 3: 'whole' })
  })

  it('is broken behind the last entry if one was deleted there', async () => {
    await tamper(opened.d1, 'DELETE FROM audit_entries WHERE sequence = 10')
    expect(await verify()).toEqual({ entries: 9, unsealed: 0, brokenAt: 10 })
  })

  it('is broken where all entries are missing', async () => {
    await tamper(opened.d1, 'DELETE FROM audit_entries')
    expect(await verify()).toEqual({ entries: 0, unsealed: 0, brokenAt: 1 })
  })

  it('is broken at an entry whose hash was removed, also with those after it changed', async () => {
    await tamper(opened.d1, 'UPDATE audit_entries SET hash = null WHERE sequence = 6')
    await tamper(opened.d1, "UPDATE audit_entries SET actor = 'x' WHERE sequence > 6")
    expect((await verify()).brokenAt).toBe(6)
  })

  it('is broken where an entry without a hash is missing', async () => {
    await appendEntries(opened, 3, 10)
    await tamper(opened.d1, 'DELETE FROM audit_entries WHERE sequence = 12')
    expect((await verify()).brokenAt).toBe(12)
  })

  it('is whole while entries are appended during the check', async () => {
    const { db } = opened
    let appended = 0
    const busy = new Proxy(db, {
      get(target, name: keyof typeof db) {
        if (name !== 'get' || appended > 0) return Reflect.get(target, name)
        return async (query: Parameters<typeof db.get>[0]) => {
          appended += 2
          await appendEntries(opened, appended, 10)
          return target.get(query)
        }
      },
    })
    const checked = await verifyChain(busy, keyring)
    expect([checked, appended]).toEqual([{ entries: 12, unsealed: 2, brokenAt: null }, 2])
  })

  it('does not fit with another key', async () => {
    const other = await openKeyring(Buffer.alloc(32, 8).toString('base64'))
    expect((await verifyChain(opened.db, other)).brokenAt).toBe(1)
  })
})

it('a log of several reads is checked as a whole', async () => {
  const { d1, db } = opened
  await d1
    .prepare(
      `INSERT INTO audit_entries (at, actor, role, action) WITH RECURSIVE n(i) AS
        (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200) SELECT i, 'a', 'r', 'audit.read' FROM n`,
    )
    .run()
  while ((await sealEntries(db, keyring)) > 0);
  expect(await verify()).toEqual({ entries: 1_210, unsealed: 0, brokenAt: null })
  await tamper(d1, "UPDATE audit_entries SET role = 'x' WHERE sequence = 1100")
  expect((await verify()).brokenAt).toBe(1_100)
})

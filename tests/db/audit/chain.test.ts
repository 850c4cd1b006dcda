import { getTableColumns, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Head, raiseHead, readHead } from '#db/audit/head'
import { listAuditEntries, noFilter } from '#db/audit/list-entries'
import { auditTriggers, checkLinks, verifyChain } from '#db/audit/verify-chain'
import { insertAuditEntry, readSealedEnd, writeBatch } from '#db/audit/write-batch'
import { createDatabase } from '#db/client'
import { openKeyring } from '#db/privacy/keyring'
import { auditEntries } from '#db/schema/staff'
import { makeActor, testSeal, testSecret } from '../../support/actor'
import { openDatabase, type TestDatabase } from '../database'
import { appendEntries, appendMany, attacks, keepLog, restoreLog, tamper } from './log'

const keyring = await openKeyring(testSecret)
const now = Date.parse('2026-11-20T20:00:00+03:00')
let opened: TestDatabase
let bucket: R2Bucket
let head: string | undefined
const raise = () => raiseHead(bucket, opened.db, testSeal)
const headOf = async () => (await readHead(bucket))?.head ?? null

beforeAll(async () => {
  opened = await openDatabase()
  bucket = await opened.audit()
  await appendEntries(opened, 12)
  await keepLog(opened.d1)
  await raise()
  head = await (await bucket.get('head.json'))?.text()
})
afterAll(() => opened.close())

beforeEach(async () => {
  await restoreLog(opened.d1)
  await bucket.put('head.json', head ?? '')
})

async function verify(marks: { sequence: number; hash: string }[] = [], at = now) {
  return verifyChain(opened.db, keyring, { head: await headOf(), now: at, marks })
}
const whole = (entries: number) => ({ entries, brokenAt: null, problems: [] })

async function links() {
  const rows = await listAuditEntries(opened.db, noFilter, null, 20)
  return Object.fromEntries(await checkLinks(opened.db, testSeal, rows, await headOf()))
}

describe('the chain', () => {
  it('is whole as it was written', async () => {
    expect(await verify()).toEqual(whole(12))
    expect(new Set(Object.values(await links()))).toEqual(new Set(['whole']))
  })

  const columns = Object.entries(getTableColumns(auditEntries)).filter(
    ([name]) => name !== 'sequence',
  )
  it.each(columns)('is broken by a change of %s', async (_, { name: key, dataType }) => {
    const name = key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    for (const value of dataType === 'number' ? ['7'] : ["'x'", 'NULL', "''"]) {
      const required = ['actor', 'role', 'action'].includes(name)
      if (value === 'NULL' && required) continue
      const before = await opened.d1
        .prepare(`SELECT ${name} AS value FROM audit_entries WHERE sequence = 5`)
        .first<{ value: string | number | null }>()
      const kept = typeof before?.value === 'number' ? before.value : `'${before?.value}'`
      await tamper(opened.d1, `UPDATE audit_entries SET ${name} = ${value} WHERE sequence = 5`)
      expect([value, (await verify()).brokenAt]).toEqual([value, 5])
      expect(await links()).toMatchObject({ 5: 'changed', 9: 'whole' })
      await tamper(opened.d1, `UPDATE audit_entries SET ${name} = ${kept} WHERE sequence = 5`)
      expect(await verify()).toEqual(whole(12))
    }
  })

  it.each(Object.entries(attacks))('is not whole after %s', async (_, statements) => {
    await tamper(opened.d1, statements)
    const found = await verify()
    expect(found.problems).not.toEqual([])
    expect(found.brokenAt).not.toBeNull()
    // The site goes on: it seals what it writes itself, and never the forgery.
    const before = await headOf()
    await raise().catch(() => null)
    expect(await headOf()).toEqual(before)
    await appendEntries(opened, 3, 12)
    await raise().catch(() => null)
    expect((await verify()).problems).not.toEqual([])
    expect((await headOf())?.sequence).toBeGreaterThanOrEqual(12)
  })

  it.each(Object.keys(auditTriggers))('is not whole without %s, or with another', async (name) => {
    await opened.d1.exec(`DROP TRIGGER ${name}`)
    expect((await verify()).problems.join()).toContain(name)
    await opened.d1.exec(
      `CREATE TRIGGER ${name} BEFORE DELETE ON audit_entries BEGIN SELECT 1; END`,
    )
    expect((await verify()).problems.join()).toContain(name)
  })

  it('does not fit with another key', async () => {
    const other = await openKeyring(Buffer.alloc(32, 8).toString('base64'))
    const options = { head: await headOf(), now }
    expect((await verifyChain(opened.db, other, options)).brokenAt).toBe(1)
  })

  it('is checked as a whole over several reads', async () => {
    await appendMany(opened.d1, 1_200, await readSealedEnd(opened.db))
    await raise()
    expect(await verify()).toEqual(whole(1_212))
    await tamper(opened.d1, "UPDATE audit_entries SET role = 'x' WHERE sequence = 1100")
    expect((await verify()).brokenAt).toBe(1_100)
  })

  it('is whole while entries are appended during the check', async () => {
    const { db } = opened
    let appending: Promise<void> | null = null
    const busy = new Proxy(db, {
      get(target, name: keyof typeof db) {
        if (name !== 'select' || appending) return Reflect.get(target, name)
        return (...fields: Parameters<typeof db.select>) => {
          appending ??= appendEntries(opened, 2, 12)
          return target.select(...fields)
        }
      },
    })
    const found = await verifyChain(busy, keyring, { head: await headOf(), now })
    await appending
    expect([found.problems, (await verify()).entries]).toEqual([[], 14])
  })
})

describe('the database', () => {
  const row = (sequence: string, hash: string) =>
    `INSERT OR REPLACE INTO audit_entries VALUES (${sequence}, 1, 'a', 'r', 'audit.read', NULL, NULL, NULL, NULL, ${hash})`

  it.each([
    ['an entry without a sequence', row('NULL', "'x'")],
    ['one with a sequence that stands', row('3', "'x'")],
    ['one with a later sequence', row('14', "'x'")],
    ['one without a hash', row('13', 'NULL')],
    ['a change', "UPDATE audit_entries SET actor = 'x' WHERE sequence = 3"],
    ['a deletion', 'DELETE FROM audit_entries WHERE sequence = 12'],
  ])('refuses %s', async (_, statement) => {
    await expect(opened.d1.exec(statement)).rejects.toThrow(/audit entries/)
    expect(await verify()).toEqual(whole(12))
  })
})

describe('writers at the same moment', () => {
  it('append one after the other, each once', async () => {
    const isolates = [opened.db, createDatabase(opened.d1)]
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        appendEntries({ db: isolates[at % 2] ?? opened.db }, 1, 12 + at),
      ),
    )
    await raise()
    expect(await verify([], now + 200 * 3_600_000)).toEqual(whole(52))
    const requests = await opened.db.select({ id: auditEntries.requestId }).from(auditEntries)
    expect(new Set(requests.map(({ id }) => id)).size).toBe(52)
  })

  it('write nothing of a batch that has to be repeated', async () => {
    await opened.d1.exec('CREATE TABLE IF NOT EXISTS effects (id integer)')
    const actor = makeActor({ at: now, actor: 'a', role: 'r', requestId: null })
    const entry = { ...actor, action: 'audit.read' } as const
    const { db } = opened
    await Promise.all(
      Array.from({ length: 10 }, () =>
        writeBatch(db, actor, [
          db.run(sql`insert into effects values (1)`),
          insertAuditEntry(entry),
        ]),
      ),
    )
    const counted = await opened.d1.prepare('SELECT count(*) AS total FROM effects').first()
    expect(counted).toEqual({ total: 10 })
    expect((await verify()).entries).toBe(22)
  })
})

describe('the head', () => {
  it('rises only, also if two raise it at once', async () => {
    await appendEntries(opened, 3, 12)
    const [left, right] = await Promise.all([raise(), raise()])
    expect([left?.sequence, right?.sequence, (await headOf())?.sequence]).toEqual([15, 15, 15])
    await tamper(opened.d1, [
      'DELETE FROM audit_entries WHERE sequence > 10',
      "UPDATE sqlite_sequence SET seq = 10 WHERE name = 'audit_entries'",
    ])
    await appendEntries(opened, 7, 30)
    await expect(raise()).rejects.toThrow('does not hold its head')
    expect((await headOf())?.sequence).toBe(15)
    expect(await verify()).toMatchObject({ brokenAt: 15 })
  })

  it('that is missing is a fault', async () => {
    await bucket.delete('head.json')
    expect((await verify()).problems).toEqual(['No head of the log is kept outside of D1.'])
  })

  it('of an empty log is none, and that is no fault', async () => {
    const empty = await openDatabase()
    const options = { head: null, now }
    expect(await verifyChain(empty.db, keyring, options)).toEqual(whole(0))
    await empty.close()
  })

  it('may lag for minutes, and no longer', async () => {
    await appendEntries(opened, 1, 12)
    const written = Date.parse('2026-11-20T21:00:00+03:00')
    expect(await verify([], written + 299_000)).toEqual(whole(13))
    expect((await verify([], written + 301_000)).problems).toEqual([
      'The head is entry 12, which is older than it may be.',
    ])
    await raise()
    expect(await verify([], written + 301_000)).toEqual(whole(13))
  })

  it('of a long log is never made unasked', async () => {
    await bucket.delete('head.json')
    await raise()
    await bucket.delete('head.json')
    await appendMany(opened.d1, 100, await readSealedEnd(opened.db))
    await expect(raise()).rejects.toThrow('no head')
    expect(await headOf()).toBeNull()
  })

  it('does not take in what does not fit', async () => {
    const before = (await headOf()) as Head
    await tamper(opened.d1, attacks['a forged one appended without a hash'] ?? [])
    await expect(raise()).rejects.toThrow('does not continue')
    expect(await headOf()).toEqual(before)
  })
})

it('a mark of the log is compared with its entry', async () => {
  const mark = (await headOf()) as Head
  await appendEntries(opened, 2, 12)
  await raise()
  expect(await verify([mark])).toEqual(whole(14))
  expect((await verify([{ ...mark, hash: 'x' }])).problems).toEqual([
    'Entry 12 is not the one of that mark.',
  ])
  expect((await verify([{ ...mark, sequence: 99 }])).problems).toHaveLength(1)
})

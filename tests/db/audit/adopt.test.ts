import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { adoptLog, verifyLog } from '#db/audit/audit-log'
import { raiseHead, readHead } from '#db/audit/head'
import { listAuditEntries, noFilter } from '#db/audit/list-entries'
import { checkLinks } from '#db/audit/verify-chain'
import { makeActor, testSeal, testSecret } from '../../support/actor'
import { openDatabase, type TestDatabase } from '../database'
import { appendEntries, keepLog, restoreLog, tamper } from './log'

const secrets = { encryption: testSecret, hash: testSecret }
const now = Date.parse('2026-11-27T20:00:00+03:00')
const operator = makeActor({ at: now, actor: 'operator:1', role: 'operator', requestId: null })
let opened: TestDatabase
let bucket: R2Bucket
const stores = () => ({ DB: opened.d1, AUDIT: bucket })
const verify = () => verifyLog(stores(), secrets, { now })
const raise = () => raiseHead(bucket, opened.db, testSeal)

beforeAll(async () => {
  opened = await openDatabase()
  bucket = await opened.audit()
  // The log of an older version: 130 sealed entries, and three that were not sealed in time.
  await appendEntries(opened, 133)
  await tamper(opened.d1, 'UPDATE audit_entries SET hash = NULL WHERE sequence > 130')
  await keepLog(opened.d1)
})
afterAll(() => opened.close())

beforeEach(async () => {
  await bucket.delete('head.json')
  await restoreLog(opened.d1)
})

it('an earlier log is not whole until an operator adopts it, as it is found', async () => {
  // Entries that are written meanwhile follow the last sealed one.
  await appendEntries(opened, 2, 133)
  await expect(raise()).rejects.toThrow('no head')
  expect((await verify()).lines).toContain('No head of the log is kept outside of D1.')
  const adopted = await adoptLog(stores(), secrets, operator)
  expect([adopted.isWhole, adopted.lines[0]]).toEqual([
    true,
    'Adopted with entry 135 as its head: entries 131 to 133 have no hash.',
  ])
  await raise()
  expect(await verify()).toEqual({
    isWhole: true,
    lines: ['The chain is whole.', '136 entries read'],
  })
  const rows = await listAuditEntries(opened.db, noFilter, null, 10)
  const head = (await readHead(bucket))?.head ?? null
  const links = await checkLinks(opened.db, testSeal, rows, head)
  expect(new Set(links.values())).toEqual(new Set(['whole']))
})

it('is adopted also if its last entries have no hash', async () => {
  await adoptLog(stores(), secrets, operator)
  await appendEntries(opened, 2, 133)
  await raise()
  expect((await verify()).isWhole).toBe(true)
})

it('is adopted once', async () => {
  await adoptLog(stores(), secrets, operator)
  await expect(adoptLog(stores(), secrets, operator)).rejects.toThrow('nothing is adopted')
})

it('a restored log is adopted over the head that it does not reach, which is kept', async () => {
  await adoptLog(stores(), secrets, operator)
  await appendEntries(opened, 2, 133)
  await raise()
  const former = (await readHead(bucket))?.head
  // The database of an earlier moment.
  await restoreLog(opened.d1)
  await expect(raise()).rejects.toThrow('does not hold its head')
  const sequence = former?.sequence ?? 0
  await expect(adoptLog(stores(), secrets, operator)).rejects.toThrow(`add --over ${sequence}`)
  await expect(adoptLog(stores(), secrets, operator, 7)).rejects.toThrow(`add --over ${sequence}`)

  const { isWhole, lines } = await adoptLog(stores(), secrets, operator, sequence)
  const key = `former/${sequence}-${former?.hash}.json`
  expect([isWhole, lines[1]]).toEqual([
    true,
    `The head before, entry ${sequence}, is kept as ${key}.`,
  ])
  expect(await (await bucket.get(key))?.json()).toEqual(former)
  await raise()
  expect((await verify()).isWhole).toBe(true)
  const [entry] = await listAuditEntries(opened.db, noFilter, null, 1)
  expect(JSON.parse(entry?.after ?? '')).toMatchObject({ over: sequence })
})

it('a log without a head is adopted over none', async () => {
  await expect(adoptLog(stores(), secrets, operator, 7)).rejects.toThrow('There is no head')
})

it.each([
  ['changed', "UPDATE audit_entries SET actor = 'x' WHERE sequence = 132"],
  ['deleted', 'DELETE FROM audit_entries WHERE sequence = 133'],
  ['more', 'UPDATE audit_entries SET hash = NULL WHERE sequence = 130'],
])('an adopted entry that is %s afterwards shows', async (_, statement) => {
  await adoptLog(stores(), secrets, operator)
  await raise()
  await tamper(opened.d1, statement)
  expect((await verify()).isWhole).toBe(false)
})

it('a broken log is adopted as broken', async () => {
  await tamper(opened.d1, "UPDATE audit_entries SET actor = 'x' WHERE sequence = 20")
  const { isWhole, lines } = await adoptLog(stores(), secrets, operator)
  expect([isWhole, lines[1]]).toEqual([
    false,
    'The chain is broken at entry 20: it is missing, or does not fit the one before.',
  ])
})

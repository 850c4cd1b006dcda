import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openKeyring } from '#db/privacy/keyring'
import { deleteExpired } from '#db/privacy/retention'
import { hashForTombstone, insertTombstones } from '#db/privacy/tombstones'
import { conflictKey } from '#db/submissions/attachment-names'
import { lookUp, storeRegistration } from '#db/submissions/registrations'
import type { Registration } from '#db/submissions/submissions'
import { openDatabase, type TestDatabase } from '../database'
import { countRows, emptyTables } from '../seed/tables'
import { at, day, sending } from '../subscribing'

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

const tables = ['submissions', 'subscriptions', 'signups', 'events', 'mails', 'rate_limit_hits']
beforeEach(() => emptyTables(database.d1, [...tables, 'spent_captchas', 'tombstones']))

const secret = Buffer.alloc(32, 7).toString('base64')
const hashOf = async ({ submission }: Registration) =>
  hashForTombstone(await openKeyring(secret), submission)
const limit = { since: at - 600_000, atMost: 10 }
const send = async (row: Registration) =>
  storeRegistration(database.db, row, { ...limit, tombstone: await hashOf(row) })
const erase = async (row: Registration, on = '2026-11-20') =>
  void (await insertTombstones(database.db, [await hashOf(row)], on))

const sent = {
  support: () => sending({ form: 'support', kind: 'INFO', reference: 'INFO-1000000018' }),
  newsletter: () => sending(),
}

describe.each(['support', 'newsletter'] as const)(
  'what was sent by the form %s and erased',
  (form) => {
    it('is not stored again, whatever number it comes under, and can be told from what is new', async () => {
      const row = sent[form]()
      await erase(row)
      await erase(row)
      const renumbered = { ...row, submission: { ...row.submission, reference: 'INFO-9000000018' } }
      expect([await send(row), await send(renumbered)]).toEqual([null, null])
      expect(await countRows(database.d1, tables)).toEqual([0, 0, 0, 0, 0, 0])
      const { idempotencyKey: key } = row.submission
      const asked = {
        form,
        key,
        rateLimitKey: row.rateLimitKey,
        since: 0,
        tombstone: await hashOf(row),
      }
      expect(await lookUp(database.db, asked)).toEqual({ stored: null, times: [], isErased: true })
      const other = await hashOf(sent[form]())
      expect((await lookUp(database.db, { ...asked, tombstone: other })).isErased).toBe(false)
    })

    it('keeps nothing away that is sent anew, nor other content under its key', async () => {
      const row = sent[form]()
      await erase(row)
      const digest = 'of something else'
      const other = { ...row, submission: { ...row.submission, digest } }
      expect(await send(other)).toMatchObject({ digest })
    })
  },
)

describe('a tombstone', () => {
  it('holds a hash that is of one key alone, and a day', async () => {
    const row = sent.support()
    await erase(row)
    const { results } = await database.d1.prepare('SELECT * FROM tombstones').all()
    expect(results).toEqual([{ hash: await hashOf(row), erased_on: '2026-11-20' }])
    const other = await openKeyring(Buffer.alloc(32, 8).toString('base64'))
    expect(await hashForTombstone(other, row.submission)).not.toBe(await hashOf(row))
  })

  it('is the same for a request that had to be put beside another', async () => {
    const { submission } = sent.support()
    const { idempotencyKey, digest } = submission
    const apart = { ...submission, idempotencyKey: conflictKey(idempotencyKey, digest) }
    const keyring = await openKeyring(secret)
    expect(await hashForTombstone(keyring, apart)).toBe(await hashForTombstone(keyring, submission))
  })

  it('is removed after thirty days', async () => {
    await erase(sent.support(), '2026-11-20')
    const left = async (days: number) => {
      await deleteExpired(database.db, at + days * day)
      return countRows(database.d1, ['tombstones'])
    }
    expect([await left(30), await left(31)]).toEqual([[1], [0]])
  })
})

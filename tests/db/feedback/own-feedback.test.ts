import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { putAccount } from '#db/accounts/accounts'
import { readContentVersion } from '#db/entries/publications'
import { deleteCommentOf, holdComment, listCommentsOf } from '#db/feedback/comments'
import { decideComments } from '#db/feedback/decide-comments'
import { listRatingsOf, putRating } from '#db/feedback/ratings'
import { makeActor } from '../../support/actor'
import { openDatabase, type TestDatabase } from '../database'
import { newIdempotencyKey } from '../submissions/idempotency-key'

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase()
  for (const id of ['a', 'b']) {
    const identity = { id, identityHash: `hash of ${id}`, emailHash: null }
    await putAccount(database.db, identity, at)
  }
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.d1.prepare('DELETE FROM comments').run()
})

const at = Date.parse('2026-11-20T09:00:00+03:00')
const idOf = (number: number) => number.toString(16).padStart(20, '0')

async function hold(number: number, accountId: string | null) {
  const place = { form: 'comment', page: 'book/one', visitor: 'x', locale: 'en' } as const
  const text = `Words of ${number}`
  const comment = {
    ...place,
    id: idOf(number),
    text,
    link: null,
    createdAt: at + number,
    accountId,
  }
  await holdComment(database.db, comment, { since: at, atMost: 9 })
}

const idsOf = async (accountId: string) =>
  (await listCommentsOf(database.db, accountId, 9)).map(({ id }) => id)

async function publish(number: number): Promise<void> {
  const actor = makeActor({ at, actor: 'moderator-1', role: 'moderator', requestId: null })
  await decideComments(database.db, [{ id: idOf(number), status: 'published' }], actor)
}

it('an author sees the own texts alone, the newest first', async () => {
  await hold(1, 'a')
  await hold(2, 'b')
  await hold(3, null)
  await hold(4, 'a')
  expect(await idsOf('a')).toEqual([idOf(4), idOf(1)])
})

it('an author deletes the own text, and no other', async () => {
  await hold(1, 'a')
  await hold(2, 'b')
  await deleteCommentOf(database.db, 'a', idOf(1), at)
  await deleteCommentOf(database.db, 'a', idOf(2), at)
  expect([await idsOf('a'), await idsOf('b')]).toEqual([[], [idOf(2)]])
})

it('a page changes if it showed the deleted text', async () => {
  await hold(1, 'a')
  await hold(2, 'a')
  await publish(1)
  const version = await readContentVersion(database.db)
  await deleteCommentOf(database.db, 'a', idOf(2), at)
  await deleteCommentOf(database.db, 'b', idOf(1), at)
  expect(await readContentVersion(database.db)).toBe(version)
  await deleteCommentOf(database.db, 'a', idOf(1), at)
  expect(await readContentVersion(database.db)).toBe(version + 1)
})

it('a rating belongs to the account that gave it last', async () => {
  const give = (accountId: string | null, score: 2 | 4) => {
    const rating = { page: 'service/one', visitor: 'x', score, day: '2026-11-20' }
    const given = { ...rating, locale: 'ar', at, accountId } as const
    return putRating(database.db, given, newIdempotencyKey())
  }
  await give('a', 4)
  expect(await listRatingsOf(database.db, 'a', 9)).toMatchObject([{ score: 4 }])
  await give('b', 2)
  expect(await listRatingsOf(database.db, 'a', 9)).toEqual([])
  expect(await listRatingsOf(database.db, 'b', 9)).toMatchObject([{ score: 2 }])
})

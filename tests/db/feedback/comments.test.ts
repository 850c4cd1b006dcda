import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readContentVersion } from '#db/entries/publications'
import { type Comment, holdComment, readComments } from '#db/feedback/comments'
import {
  decideComments,
  explainUnchanged,
  listHeldComments,
  operateComment,
} from '#db/feedback/decide-comments'
import { deleteExpired } from '#db/privacy/retention'
import type { DecidedStatus } from '#domain/feedback/comments'
import { makeActor } from '../../support/actor'
import { openDatabase, type TestDatabase } from '../database'

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.d1.batch([database.d1.prepare('DELETE FROM comments')])
})

const at = Date.parse('2026-11-20T09:00:00+03:00')
const day = 86_400_000
const idOf = (number: number) => number.toString(16).padStart(20, '0')

const comment = (number: number, more: Partial<Comment> = {}): Comment => ({
  id: idOf(number),
  form: 'comment',
  page: 'book/one',
  visitor: 'x',
  text: `Words of ${number}`,
  link: null,
  locale: 'en',
  createdAt: at + number,
  accountId: null,
  ...more,
})
const hold = (one: Comment, atMost = 100) =>
  holdComment(database.db, one, { since: at - day, atMost })
const actor = makeActor({ at: 0, actor: 'moderator-1', role: 'moderator', requestId: null })
const decide = (number: number, status: DecidedStatus, decidedAt = at) =>
  decideComments(database.db, [{ id: idOf(number), status }], { ...actor, at: decidedAt })
const run = async (statements: string[]) =>
  (await database.d1.batch(statements.map((sql) => database.d1.prepare(sql)))).map(
    ({ results }) => results,
  )

describe('a comment', () => {
  it('is written once under its id, and another text there is told apart', async () => {
    expect(await hold(comment(1))).toBe('noted')
    expect(await hold(comment(1, { createdAt: at + 9, visitor: 'y' }))).toBe('noted')
    expect(await hold(comment(1, { text: 'Other words' }))).toBe('differs')
    expect(await hold(comment(1, { page: 'book/two' }))).toBe('differs')
    expect(await hold(comment(1, { form: 'suggestion' }))).toBe('differs')
    expect(await run([listHeldComments])).toEqual([
      [expect.objectContaining({ text: 'Words of 1' })],
    ])
  })

  it('that is a use case keeps its link, and the list shows it', async () => {
    const link = 'https://example.com/map'
    const useCase = comment(1, { form: 'useCase', page: 'dataset/one', link })
    expect(await hold(useCase)).toBe('noted')
    expect(await hold(useCase)).toBe('noted')
    expect(await hold({ ...useCase, link: null })).toBe('differs')
    expect(await hold({ ...useCase, link: `${link}/2` })).toBe('differs')
    expect(await run([listHeldComments])).toEqual([
      [expect.objectContaining({ form: 'useCase', page: 'dataset/one', link })],
    ])
    await decide(1, 'published')
    const { newest } = await readComments(database.db, 'dataset/one')
    expect(newest).toMatchObject([{ text: 'Words of 1', link }])
  })

  it('finds no room after as many as a visitor may write, and repeats are none of them', async () => {
    expect(await hold(comment(1), 2)).toBe('noted')
    expect(await hold(comment(1), 2)).toBe('noted')
    expect(await hold(comment(2), 2)).toBe('noted')
    expect(await hold(comment(3), 2)).toBe('limited')
    expect(await hold(comment(2), 2)).toBe('noted')
    expect(await hold(comment(4, { visitor: 'y' }), 2)).toBe('noted')
    const later = { since: at + 2, atMost: 2 }
    expect(await holdComment(database.db, comment(5), later)).toBe('noted')
  })

  it('of many at once finds no more room than of one by one', async () => {
    const reply = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => hold(comment(number), 3)))
    expect(reply.filter((one) => one === 'noted')).toHaveLength(3)
  })
})

describe('the comments of a page', () => {
  it('are the published ones, the newest first, and no more than twenty', async () => {
    for (let number = 1; number <= 24; number++) await hold(comment(number))
    await hold(comment(30, { page: 'book/two' }))
    expect(await readComments(database.db, 'book/one')).toEqual({ total: 0, newest: [] })
    for (let number = 1; number <= 23; number++) await decide(number, 'published')
    await decide(30, 'published')
    const { total, newest } = await readComments(database.db, 'book/one')
    expect(total).toBe(23)
    expect(newest.map(({ id }) => id)).toEqual(
      Array.from({ length: 20 }, (_, index) => idOf(23 - index)),
    )
    expect(Object.keys(newest[0] ?? {}).sort()).toEqual([
      'createdAt',
      'id',
      'link',
      'locale',
      'text',
    ])
  })
})

describe('a decision', () => {
  it('publishes or refuses, and raises the content version once', async () => {
    await hold(comment(1))
    const version = await readContentVersion(database.db)
    expect(await decide(1, 'published')).toEqual([{ id: idOf(1), page: 'book/one' }])
    expect(await readContentVersion(database.db)).toBe(version + 1)
    expect(await decide(1, 'published', at + 1)).toEqual([])
    expect(await readContentVersion(database.db)).toBe(version + 1)
    await decide(1, 'refused', at + 2)
    expect(await readContentVersion(database.db)).toBe(version + 2)
    expect((await readComments(database.db, 'book/one')).total).toBe(0)
  })

  it('never publishes a suggestion, and changes nothing for an id nobody has', async () => {
    await hold(comment(1, { form: 'suggestion' }))
    const version = await readContentVersion(database.db)
    expect(await decide(1, 'published')).toEqual([])
    expect(await decide(2, 'refused')).toEqual([])
    expect(await decide(1, 'refused')).toHaveLength(1)
    expect(await readContentVersion(database.db)).toBe(version)
  })

  it('that changes nothing says why', async () => {
    await hold(comment(1, { form: 'suggestion' }))
    await hold(comment(2))
    await decide(2, 'published')
    const why = async (number: number, decision: 'published' | 'refused') => {
      const [rows] = await run([`SELECT form, status FROM comments WHERE id = '${idOf(number)}'`])
      const [found] = rows as { form: string; status: string }[]
      return explainUnchanged(idOf(number), decision, found)
    }
    expect(await why(1, 'published')).toContain('is a suggestion')
    expect(await why(2, 'published')).toContain('is published already')
    expect(await why(3, 'refused')).toContain('There is no comment')
    expect(await why(2, 'refused')).toContain('it is now published')
  })

  it.each(['', 'x', "x'", `${idOf(1)}'`, "' OR 1=1 --", idOf(1).slice(1)])(
    'is none for %j',
    async (id) => {
      const deciding = operateComment(database.db, { id, status: 'published' }, { ...actor, at })
      await expect(deciding).rejects.toThrow('is not the id')
    },
  )
})

describe('what was not published', () => {
  it.each(['comment', 'useCase'] as const)(
    'is forgotten after 180 days, a %s held or refused',
    async (form) => {
      const link = form === 'useCase' ? 'https://example.com/' : null
      for (const number of [1, 2, 3, 4]) await hold(comment(number, { form, link }))
      await decide(1, 'published')
      await decide(2, 'refused', at + 10 * day)
      await deleteExpired(database.db, at + 180 * day)
      expect(await run(['SELECT id FROM comments'])).toEqual([
        expect.objectContaining({ length: 4 }),
      ])
      await deleteExpired(database.db, at + 181 * day)
      expect(await run(['SELECT id FROM comments ORDER BY id'])).toEqual([
        [{ id: idOf(1) }, { id: idOf(2) }],
      ])
      await deleteExpired(database.db, at + 191 * day)
      expect(await run(['SELECT id FROM comments'])).toEqual([[{ id: idOf(1) }]])
    },
  )
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readContentVersion } from '#db/entries/publications'
import { countByPage, listComments } from '#db/feedback/comments'
import { type CommentDecision, decideComments } from '#db/feedback/decide-comments'
import { commentForms } from '#domain/feedback/comments'
import { makeActor } from '../../support/actor'
import { openDatabase, type TestDatabase } from '../database'
import { planOf, recordStatements } from '../recorded-statements'

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

const at = Date.parse('2026-11-20T09:00:00+03:00')
const actor = makeActor({ at, actor: 'moderator-1', role: 'moderator', requestId: 'request-1' })
const idOf = (number: number) => number.toString(16).padStart(20, '0')

/**
 * 1 and 2 are comments, 3 is a use case, 4 and 5 are suggestions; all are held. 2 and 3 came in the
 * same millisecond, as did 4 and 5.
 */
beforeEach(async () => {
  const insert = `INSERT INTO comments (id, form, page, visitor, text, locale, status, created_at)
    VALUES (?, ?, 'book/one', 'x', 'words', 'en', 'held', ?)`
  const forms = ['comment', 'comment', 'useCase', 'suggestion', 'suggestion']
  await database.d1.batch([
    database.d1.prepare('DELETE FROM comments'),
    ...forms.map((form, index) =>
      database.d1.prepare(insert).bind(idOf(index + 1), form, at + Math.ceil(index / 2)),
    ),
  ])
})

const read = async (sql: string) => (await database.d1.prepare(sql).all()).results
const decide = async (decisions: CommentDecision[], from?: 'held' | 'published') =>
  (await decideComments(database.db, decisions, actor, from)).map(({ id }) => id)
const entriesOf = (request: string) =>
  read(`SELECT action, subject, before, after, actor FROM audit_entries
    WHERE request_id = '${request}' ORDER BY sequence`)

describe('decisions', () => {
  it('are written with who made them, why, and an entry of the audit log each', async () => {
    const decisions = [
      { id: idOf(1), status: 'published' },
      { id: idOf(2), status: 'refused', refusal: 'off_topic' },
      { id: idOf(4), status: 'noted' },
    ] as const
    const own = { ...actor, requestId: 'request-2' }
    const version = await readContentVersion(database.db)
    const changed = await decideComments(database.db, decisions, own, 'held')
    expect(changed.map(({ id }) => id)).toEqual([idOf(1), idOf(2), idOf(4)])
    expect(await readContentVersion(database.db)).toBe(version + 1)
    const rows = await read(`SELECT status, refusal, decided_by, decided_at FROM comments
      WHERE status <> 'held' ORDER BY id`)
    const decided = { decided_by: 'moderator-1', decided_at: at }
    expect(rows).toEqual([
      { status: 'published', refusal: null, ...decided },
      { status: 'refused', refusal: 'off_topic', ...decided },
      { status: 'noted', refusal: null, ...decided },
    ])
    expect(await entriesOf('request-2')).toEqual(
      decisions.map(({ id, status, ...reason }) => ({
        action: `comment.${status}`,
        subject: id,
        before: '{"status":"held"}',
        after: JSON.stringify({ status, ...reason }),
        actor: 'moderator-1',
      })),
    )
  })

  it('publish no suggestion and note nothing else, and leave no entry then', async () => {
    const before = await entriesOf('request-1')
    expect(
      await decide([
        { id: idOf(4), status: 'published' },
        { id: idOf(1), status: 'noted' },
        { id: idOf(9), status: 'published' },
      ]),
    ).toEqual([])
    expect(await entriesOf('request-1')).toEqual(before)
    expect(await read("SELECT id FROM comments WHERE status <> 'held'")).toEqual([])
  })

  it('change nothing that somebody else has decided meanwhile', async () => {
    expect(await decide([{ id: idOf(1), status: 'published' }], 'held')).toEqual([idOf(1)])
    const version = await readContentVersion(database.db)
    const late = { id: idOf(1), status: 'refused', refusal: 'personal' } as const
    expect(await decide([late], 'held')).toEqual([])
    expect(await readContentVersion(database.db)).toBe(version)
    expect(await decide([late], 'published')).toEqual([idOf(1)])
    expect(await readContentVersion(database.db)).toBe(version + 1)
  })

  it('raise the content version only if a page changes', async () => {
    const version = await readContentVersion(database.db)
    await decide([{ id: idOf(1), status: 'refused' }], 'held')
    await decide([{ id: idOf(4), status: 'noted' }], 'held')
    expect(await readContentVersion(database.db)).toBe(version)
    await decide([{ id: idOf(1), status: 'published' }])
    expect(await readContentVersion(database.db)).toBe(version + 1)
  })
})

describe('a list', () => {
  it('has held texts in the order of their arrival, page by page, of a form or of all', async () => {
    const list = (from: { createdAt: number; id: string } | null, form: 'suggestion' | '' = '') =>
      listComments(database.db, { status: 'held', form, from, limit: 2 })
    const first = await list(null)
    expect(first.rows.map(({ id }) => id)).toEqual([idOf(1), idOf(2)])
    const second = await list(first.next)
    expect(second.rows.map(({ id }) => id)).toEqual([idOf(3), idOf(4)])
    const third = await list(second.next)
    expect([third.rows.map(({ id }) => id), third.next]).toEqual([[idOf(5)], null])
    expect((await list(null, 'suggestion')).rows.map(({ id }) => id)).toEqual([idOf(4), idOf(5)])
    expect(await countByPage(database.db, ['book/one', 'book/two'])).toEqual(
      new Map([['book/one', 5]]),
    )
  })

  it('has the others newest first, and texts of one millisecond on both sides of a page', async () => {
    await decide(
      [1, 2, 3].map((number) => ({ id: idOf(number), status: 'refused', refusal: 'personal' })),
    )
    const first = await listComments(database.db, { status: 'refused', from: null, limit: 1 })
    const second = await listComments(database.db, {
      status: 'refused',
      from: first.next,
      limit: 1,
    })
    const third = await listComments(database.db, {
      status: 'refused',
      from: second.next,
      limit: 1,
    })
    const rows = [first, second, third].flatMap((slice) => slice.rows)
    expect(rows.map(({ id }) => id)).toEqual([idOf(3), idOf(2), idOf(1)])
    expect(third.next).toBeNull()
  })

  it.each([...commentForms, ''] as const)('searches an index for the form %j', async (form) => {
    for (const status of ['held', 'published'] as const) {
      const from = { createdAt: at, id: idOf(1) }
      const [statement] = await recordStatements(database.d1, (db) =>
        listComments(db, { status, form, from, limit: 25 }),
      )
      expect(statement).toBeDefined()
      if (!statement) return
      const [step] = await planOf(database.d1, statement)
      expect(step).toContain(
        'SEARCH comments USING INDEX comments_waiting (status=? AND created_at',
      )
    }
  })
})

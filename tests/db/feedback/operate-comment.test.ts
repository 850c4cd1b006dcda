import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '#db/audit/write-batch'
import { readContentVersion } from '#db/entries/publications'
import { operateComment, readRefusal } from '#db/feedback/decide-comments'
import { auditEntries } from '#db/schema/staff'
import { insertRow } from '#db/seed/seed-sql'
import type { DecidedStatus } from '#domain/feedback/comments'
import { makeActor } from '../../support/actor'
import { runStatements } from '../../support/statements'
import { openDatabase, type TestDatabase } from '../database'
import { countRows, emptyTables } from '../seed/tables'

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

const [comment, suggestion] = ['a'.repeat(20), 'b'.repeat(20)]
const at = Date.parse('2026-11-22T09:00:00+03:00')
const recorded = { at, actor: 'operator:1', role: 'operator', requestId: null }
const actor = makeActor(recorded)
const decide = (id: string, status: DecidedStatus, more: Partial<Actor> = {}) =>
  operateComment(database.db, { id, status }, { ...actor, ...more })

beforeEach(async () => {
  await emptyTables(database.d1, ['comments'])
  const held = { page: 'book/one', visitor: 'x', text: 'Words', locale: 'en', status: 'held' }
  await runStatements(database.d1, [
    insertRow('comments', { id: comment, form: 'comment', ...held, createdAt: 1 }),
    insertRow('comments', { id: suggestion, form: 'suggestion', ...held, createdAt: 1 }),
  ])
})

describe('an operator’s decision', () => {
  it('is stored with who made it, and one audit entry', async () => {
    const version = await readContentVersion(database.db)
    expect(await decide(comment, 'published')).toBe('book/one')
    expect(await readContentVersion(database.db)).toBe(version + 1)
    const refused = { id: comment, status: 'refused', refusal: readRefusal('personal') } as const
    await operateComment(database.db, refused, { ...actor, at: at + 1 })
    expect(await readContentVersion(database.db)).toBe(version + 2)
    const entries = await database.db.select().from(auditEntries)
    expect(entries.slice(-2)).toMatchObject([
      { ...recorded, action: 'comment.published', subject: comment },
      {
        action: 'comment.refused',
        subject: comment,
        after: '{"status":"refused","refusal":"personal"}',
      },
    ])
    const row = await database.d1.prepare('SELECT * FROM comments ORDER BY id').first()
    expect(row).toMatchObject({ status: 'refused', decided_by: actor.actor, refusal: 'personal' })
  })

  it.each([
    [suggestion, 'published', 'are never published'],
    [comment, 'noted', 'only suggestions are noted'],
    ['c'.repeat(20), 'refused', 'There is no comment'],
    ["' OR 1=1 --", 'refused', 'is not the id of a comment'],
  ] as const)('on %j as %s is refused with words, and recorded nowhere', async (id, to, words) => {
    const before = await countRows(database.d1, ['audit_entries'])
    await expect(decide(id, to)).rejects.toThrow(words)
    expect(await countRows(database.d1, ['audit_entries'])).toEqual(before)
  })

  it('that was made before keeps who made it', async () => {
    await decide(comment, 'refused')
    const before = await countRows(database.d1, ['audit_entries'])
    const later = { at: at + 9, actor: 'operator:2' }
    await expect(decide(comment, 'refused', later)).rejects.toThrow('is refused already')
    expect(await countRows(database.d1, ['audit_entries'])).toEqual(before)
    const row = await database.d1.prepare('SELECT * FROM comments ORDER BY id').first()
    expect(row).toMatchObject({ decided_by: actor.actor, decided_at: at })
  })

  it('knows only the reasons of the desk', () => {
    expect(() => readRefusal('rude')).toThrow('use one of personal, offensive')
  })
})

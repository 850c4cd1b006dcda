import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditEntries } from '#db/schema/staff'
import { submissions } from '#db/schema/submissions'
import { assignTickets } from '#db/tickets/assign'
import { makeActor } from '../../support/actor'
import { openDatabase, type TestDatabase } from '../database'

const reference = 'INFO-1000000018'
const actor = makeActor({ at: 10, actor: 'officer-1', role: 'case_officer', requestId: 'r' })

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase()
  await database.db.insert(submissions).values({
    reference,
    form: 'support',
    idempotencyKey: 'key',
    digest: 'digest',
    kind: 'INFO',
    locale: 'ar',
    status: 'in_review',
    email: 'e',
    emailHash: 'h',
    answers: 'a',
    privacyVersion: '1',
    createdAt: 1,
    updatedAt: 1,
  })
})
afterAll(() => database.close())

it.each([
  ['finished', "UPDATE submissions SET status = 'answered'", null],
  ['taken by another', "UPDATE submissions SET assignee = 'officer-2'", 'officer-2'],
])('a ticket that is %s meanwhile stays as it is', async (_, change, assignee) => {
  const { db, d1 } = database
  await d1.prepare("UPDATE submissions SET status = 'in_review', assignee = NULL").run()
  const late = new Proxy(db, {
    get(target, name: keyof typeof db) {
      if (name !== 'batch') return Reflect.get(target, name)
      return async (statements: Parameters<typeof db.batch>[0]) => {
        await d1.prepare(change).run()
        return target.batch(statements)
      }
    },
  })
  expect(await assignTickets(late, [reference], 'officer-1', actor)).toBe(0)
  expect(await db.select({ assignee: submissions.assignee }).from(submissions)).toEqual([
    { assignee },
  ])
  expect(await db.select().from(auditEntries)).toEqual([])
})

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { entries } from '#db/schema/content'
import { mails } from '#db/schema/submissions'
import { insertSelect } from '#db/statements'
import { openDatabase, type TestDatabase } from './database'

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

const mail = {
  sentAt: null,
  attempts: 0,
  nextAt: 5,
  createdAt: 4,
  reference: 'INFO-1234',
  recipientHash: 'hash',
  recipient: 'address',
  locale: 'ar',
  template: 'status',
  about: 'INFO-1234:status:1',
} as const

it('writes each value to the column of its name', async () => {
  const { db } = database
  await insertSelect(db, mails, mail, sql`where true`)
  await insertSelect(
    db,
    mails,
    { ...mail, about: sql`${mails.about} || ':again'`, createdAt: mails.nextAt, nextAt: null },
    sql`from ${mails}`,
  )
  expect(await db.select().from(mails).orderBy(mails.about)).toEqual([
    mail,
    { ...mail, about: 'INFO-1234:status:1:again', createdAt: 5, nextAt: null },
  ])
})

it('writes booleans and JSON as the column stores them', async () => {
  const { db } = database
  const entry = {
    kind: 'news',
    slug: 'typed-row',
    locale: 'en',
    title: 'A',
    summary: null,
    date: null,
    position: 0,
    startsAt: null,
    endsAt: null,
    updatedAt: 1,
    writtenIn: null,
    sample: true,
    body: { text: ['b'] },
  } as const
  await insertSelect(db, entries, entry, sql`where true`)
  expect(await db.select().from(entries).where(eq(entries.slug, entry.slug))).toEqual([entry])
})

it('does not compile without a column or with a value of another type', () => {
  const { db } = database
  const { nextAt: _, ...incomplete } = mail
  const mistakes = [
    // @ts-expect-error: nextAt, although it may be null
    () => insertSelect(db, mails, incomplete, sql``),
    // @ts-expect-error: a column of text
    () => insertSelect(db, mails, { ...mail, createdAt: mails.reference }, sql``),
    // @ts-expect-error: a language that no page has
    () => insertSelect(db, mails, { ...mail, locale: 'fr' }, sql``),
  ]
  expect(mistakes).toHaveLength(3)
})

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { findEntry, lastModified, listEntries, listKinds, readSettings } from '#db/entries/entries'
import {
  raiseContentVersion,
  readContentVersion,
  scheduledChangeBetween,
} from '#db/entries/publications'
import { emergencyNotices } from '#db/schema/content'
import { locales } from '#domain/site/locale'
import { openDatabase, type TestDatabase } from '../database'
import { record } from '../records'

const starts = '2026-10-04T00:00:00+03:00'
const ends = '2026-12-16T00:00:00+03:00'
const notice = (slug: string, date: string, window: { starts?: string; ends?: string } = {}) =>
  record('notice', slug, { date, body: { detail: null }, ...window })

const noticeStarts = '2026-12-20T06:00:00+03:00'
const noticeEnds = '2026-12-20T09:30:00+03:00'
const draftStarts = '2026-12-21T06:00:00+03:00'

const at = (iso: string) => Date.parse(iso)

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase(
    [
      record('tag', 'second', { position: 2, body: {} }),
      record('tag', 'first', { position: 1, summary: 'Summary', body: {} }),
      notice('lasting', '2026-10-04', { starts }),
      notice('newest', '2026-11-16', { starts: '2026-11-16T00:00:00+03:00', ends }),
      record('sector', 'health', { body: {}, updated: '2026-11-20T12:00:00+03:00' }),
    ],
    { digits: 'arab' },
  )
})
beforeAll(async () => {
  const row = { titleAr: 'ع', titleEn: 'T', textAr: 'ن', textEn: 'T', level: 'warning' as const }
  await database.db.insert(emergencyNotices).values([
    {
      ...row,
      id: 'a',
      status: 'published',
      startsAt: at(noticeStarts),
      endsAt: at(noticeEnds),
      author: 'x',
      writtenAt: 1,
    },
    {
      ...row,
      id: 'b',
      status: 'draft',
      startsAt: at(draftStarts),
      endsAt: at(noticeEnds),
      author: 'x',
      writtenAt: 1,
    },
  ])
})
afterAll(() => database.close())

const slugs = (entries: { slug: string }[]) => entries.map(({ slug }) => slug)

describe('a list of records', () => {
  it.each(locales)('comes in its order, in one language (%s)', async (locale) => {
    const tags = await listEntries(database.db, 'tag', locale, 'always')
    expect(tags.map(({ slug, locale: own }) => [slug, own])).toEqual([
      ['first', locale],
      ['second', locale],
    ])
  })

  it('puts the newest first where nobody gave an order', async () => {
    const notices = await listEntries(database.db, 'notice', 'ar', 'always')
    expect(slugs(notices)).toEqual(['newest', 'lasting'])
  })

  it.each([
    ['before any began', '2026-10-03T23:59:59.999+03:00', []],
    ['at the first moment of one', starts, ['lasting']],
    ['in the last moment of one', '2026-12-15T23:59:59.999+03:00', ['newest', 'lasting']],
    ['once it has ended', ends, ['lasting']],
    ['years later', '2031-01-01T00:00:00+03:00', ['lasting']],
  ])('holds what is visible %s', async (_, now, expected) => {
    expect(slugs(await listEntries(database.db, 'notice', 'en', at(now)))).toEqual(expected)
  })

  it('of several kinds is read at once', async () => {
    const lists = await listKinds(database.db, ['tag', 'notice'], 'ar', 'always')
    expect([slugs(lists.tag), lists.notice.length]).toEqual([['first', 'second'], 2])
  })
})

describe('one record', () => {
  it('is found by kind, slug and language', async () => {
    expect(await findEntry(database.db, 'tag', 'first', 'en', 'always')).toMatchObject({
      title: 'Record first',
      summary: 'Summary',
      sample: true,
      body: {},
    })
  })

  it('that does not exist is null', async () => {
    expect(await findEntry(database.db, 'tag', 'nothing', 'en', 'always')).toBeNull()
  })

  it('with a body that is not of its kind is an error, not a page', async () => {
    const broken = await openDatabase([notice('broken', '2026-11-16')])
    onTestFinished(broken.close)
    await broken.d1.exec(`UPDATE entries SET body = '{"figure":1}'`)
    await expect(listEntries(broken.db, 'notice', 'ar', 'always')).rejects.toThrow()
  })
})

describe('the whole content', () => {
  it('was last changed when its newest visible record was', async () => {
    expect(await lastModified(database.db, 'always')).toBe(at('2026-11-20T12:00:00+03:00'))
  })

  it('has its settings, with a default for those that are not set', async () => {
    expect(await readSettings(database.db)).toMatchObject({ digits: 'arab', registration: null })
  })

  it('has a default for a setting that is not allowed or not known any more', async () => {
    const changed = await openDatabase([])
    onTestFinished(changed.close)
    await changed.d1.exec(
      `INSERT OR REPLACE INTO settings (key, value) VALUES ('digits', '"roman"'), ('gone', '1'), ('quickExit', '"https://a.example/"')`,
    )
    expect(await readSettings(changed.db)).toMatchObject({
      digits: 'latn',
      quickExit: 'https://a.example/',
    })
  })

  it('has a version that is raised by one', async () => {
    const before = await readContentVersion(database.db)
    expect(await raiseContentVersion(database.db, at('2026-11-20T09:00:00Z'))).toBe(before + 1)
    expect(await readContentVersion(database.db)).toBe(before + 1)
  })
})

describe('a scheduled change', () => {
  it.each([
    ['a start', starts],
    ['an end', ends],
    ['the start of an emergency notice', noticeStarts],
    ['the end of an emergency notice', noticeEnds],
  ])('is %s in the minute it comes', async (_, iso) => {
    const moment = at(iso)
    expect(await scheduledChangeBetween(database.db, moment - 60_000, moment)).toBe(true)
    expect(await scheduledChangeBetween(database.db, moment, moment + 60_000)).toBe(false)
  })

  it('is not the start of a draft', async () => {
    const moment = at(draftStarts)
    expect(await scheduledChangeBetween(database.db, moment - 60_000, moment)).toBe(false)
  })
})

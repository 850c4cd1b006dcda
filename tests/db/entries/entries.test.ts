import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findEntry, lastModified, listEntries, listKinds } from '#db/entries/entries'
import {
  raiseContentVersion,
  readContentVersion,
  scheduledChangeBetween,
} from '#db/entries/publications'
import { readSettings } from '#db/entries/settings'
import { openSeededDatabase, type TestDatabase } from '../database'

let site: TestDatabase
beforeAll(async () => {
  site = await openSeededDatabase()
})
afterAll(() => site.close())

const at = (iso: string) => Date.parse(iso)
const slugs = (entries: { slug: string }[]) => entries.map(({ slug }) => slug)

describe('a list of records', () => {
  it.each(['ar', 'en'] as const)('comes in its order, in one language (%s)', async (locale) => {
    const figures = await listEntries(site.db, 'achievement', locale, 'always')
    expect(figures.map(({ body }) => body.chart)).toEqual([
      'ruler',
      'waffle',
      'blocks',
      'dots',
      'arc',
      'stars',
    ])
    expect(new Set(figures.map((entry) => entry.locale))).toEqual(new Set([locale]))
  })

  it('puts the newest first where nobody gave an order', async () => {
    const notices = await listEntries(site.db, 'notice', 'ar', 'always')
    expect(notices.map(({ date }) => date)).toEqual([
      '2026-11-16',
      '2026-11-09',
      '2026-11-02',
      '2026-10-04',
    ])
  })

  it.each([
    ['before any began', '2026-10-03T23:59:59+03:00', []],
    ['at the first moment of one', '2026-10-04T00:00:00+03:00', ['beware-of-impersonation']],
    [
      'in the last moment of one',
      '2026-12-15T23:59:59+03:00',
      ['it-agreement-joining', 'efficiency-manager-intake', 'beware-of-impersonation'],
    ],
    [
      'once it has ended',
      '2026-12-16T00:00:00+03:00',
      ['efficiency-manager-intake', 'beware-of-impersonation'],
    ],
    ['years later', '2031-01-01T00:00:00+03:00', ['beware-of-impersonation']],
  ])('holds what is shown %s', async (_, now, expected) => {
    expect(slugs(await listEntries(site.db, 'notice', 'en', at(now)))).toEqual(expected)
  })

  it('of several kinds is read in one question', async () => {
    const lists = await listKinds(site.db, ['member', 'story'], 'ar', 'always')
    expect([lists.member.length, lists.story.length]).toEqual([9, 10])
    expect(lists.member.at(-1)).toMatchObject({ slug: 'badr-alnakhli', body: { photo: null } })
  })
})

describe('one record', () => {
  it('is found by kind, slug and language', async () => {
    const policy = await findEntry(site.db, 'policy', 'privacy-policy', 'en', 'always')
    expect(policy).toMatchObject({ title: 'Privacy policy', body: { effective: '2026-11-23' } })
  })

  it('that does not stand is null', async () => {
    expect(await findEntry(site.db, 'policy', 'nothing', 'en', 'always')).toBeNull()
  })

  it('with a body its kind does not know is an error, not a page', async () => {
    const broken = await openSeededDatabase()
    await broken.d1.exec(`UPDATE entries SET body = '{"figure":1}' WHERE kind = 'story'`)
    await expect(listEntries(broken.db, 'story', 'ar', 'always')).rejects.toThrow()
    await broken.close()
  })
})

describe('the whole content', () => {
  it('was last changed when its newest record was', async () => {
    const days = globSync('db/content/*/*.yaml').map(
      (file) => /^updated: (\S+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '',
    )
    expect(await lastModified(site.db, 'always')).toBe(
      at(`${days.toSorted().at(-1)}T00:00:00+03:00`),
    )
  })

  it('has the settings of its file', async () => {
    expect(await readSettings(site.db)).toMatchObject({ digits: 'latn', banner: null })
  })

  it('has a version that is raised by one', async () => {
    expect(await readContentVersion(site.db)).toBe(1)
    expect(await raiseContentVersion(site.db, at('2026-11-20T09:00:00Z'))).toBe(2)
    expect(await readContentVersion(site.db)).toBe(2)
  })
})

describe('a scheduled change', () => {
  const end = at('2026-12-16T00:00:00+03:00')

  it.each([
    ['a start', at('2026-11-16T00:00:00+03:00')],
    ['an end', end],
  ])('is %s in the minute it comes', async (_, moment) => {
    expect(await scheduledChangeBetween(site.db, moment - 60_000, moment)).toBe(true)
    expect(await scheduledChangeBetween(site.db, moment, moment + 60_000)).toBe(false)
  })

  it('is also the end of the banner', async () => {
    const until = '2026-12-20T06:00:00+03:00'
    const words = { title: 't', text: 't' }
    await site.d1
      .prepare("UPDATE settings SET value = ? WHERE key = 'banner'")
      .bind(JSON.stringify({ until, ar: words, en: words }))
      .run()
    expect(await scheduledChangeBetween(site.db, at(until) - 60_000, at(until))).toBe(true)
    expect(await scheduledChangeBetween(site.db, at(until), at(until) + 60_000)).toBe(false)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#domain/messages/translators'
import { locales } from '#domain/site/locale'
import type { LoaderDeps } from '#worker/payloads/loader'
import { loaders } from '#worker/payloads/loaders/registry'
import { openSeededDatabase, type TestDatabase } from '../database'

let site: TestDatabase
beforeAll(async () => {
  site = await openSeededDatabase()
})
afterAll(() => site.close())

function deps(locale: LoaderDeps['locale'] = 'en'): LoaderDeps {
  const now = Date.parse('2026-11-20T09:00:00+03:00')
  const origin = 'https://efficiency.example.com'
  return { db: site.db, locale, now, t: translators[locale], origin }
}

describe.each(locales)('the galleries (%s)', (locale) => {
  it('are six of eight pictures each, the newest first, and no two pictures alike', async () => {
    const list = await loaders.photoGalleries(deps(locale), {})
    expect(list?.galleries.map(({ count }) => count)).toEqual([8, 8, 8, 8, 8, 8])
    const dates = list?.galleries.map(({ date }) => date.iso) ?? []
    expect(dates).toEqual(dates.toSorted().toReversed())
    const galleries = await Promise.all(
      (list?.galleries ?? []).map(({ slug }) => loaders.photoGallery(deps(locale), { slug })),
    )
    const pictures = galleries.flatMap((gallery) => gallery?.pictures ?? [])
    expect(new Set(pictures.map(({ slug }) => slug)).size).toBe(48)
    expect(pictures.every(({ caption, alt }) => caption.length > 20 && alt.length > 20)).toBe(true)
  })

  it('lead on to others and never to themselves', async () => {
    const gallery = await loaders.photoGallery(deps(locale), { slug: 'open-data-day' })
    const others = gallery?.others.map(({ slug }) => slug)
    expect(others).toHaveLength(3)
    expect(others).not.toContain('open-data-day')
  })
})

describe('the list of galleries', () => {
  it.each(['2', '0', 'x', '01'])('has no page %s', async (page) => {
    expect(await loaders.photoGalleries(deps(), { page })).toBeNull()
  })

  it('has no gallery of another name', async () => {
    expect(await loaders.photoGallery(deps(), { slug: 'no-such-event' })).toBeNull()
  })
})

describe('the clips', () => {
  it('play on an outside site, and say what is in them', async () => {
    const { videos = [] } = (await loaders.videoGallery(deps(), {})) ?? {}
    expect(videos).toHaveLength(6)
    expect(videos.every(({ href }) => href.startsWith('https://video.example.com/'))).toBe(true)
    expect(videos.every(({ transcript }) => transcript.length >= 2)).toBe(true)
    expect(videos[0]?.length).toBe('01:36')
  })

  it('have a picture where search engines want one', async () => {
    for (const load of [loaders.videoGallery, loaders.youtube]) {
      const { jsonLd = [] } = (await load(deps(), {})) ?? {}
      expect(jsonLd).toHaveLength(6)
      const thumbnailUrl = 'https://efficiency.example.com/og/mediaCenter.png'
      for (const clip of jsonLd) expect(clip).toMatchObject({ thumbnailUrl })
    }
  })
})

describe('the magazine', () => {
  it('has its newest issue first, read on its own page where it is not elsewhere', async () => {
    const magazine = await loaders.magazine(deps(), {})
    expect(magazine?.issues.map(({ version, link }) => [version, link])).toEqual([
      ['4', '#issue-4'],
      ['3', '#issue-3'],
      ['2', '#issue-2'],
      ['1', '#issue-1'],
    ])
  })

  it('stands without an issue', async () => {
    const kept = site.d1.prepare('UPDATE entries SET kind = ? WHERE kind = ?')
    await kept.bind('no-issue', 'issue').run()
    expect(await loaders.magazine(deps(), {})).toMatchObject({ issues: [] })
    await kept.bind('issue', 'no-issue').run()
  })
})

describe('the catalogue of open data', () => {
  it('tells what stands in each set', async () => {
    const { datasets = [] } = (await loaders.openData(deps(), {})) ?? {}
    expect(datasets.length).toBeGreaterThanOrEqual(6)
    for (const { columns, formats } of datasets) {
      expect(columns.length).toBeGreaterThanOrEqual(5)
      expect(formats.length).toBeGreaterThanOrEqual(2)
    }
  })
})

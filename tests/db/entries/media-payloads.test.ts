import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { loaders } from '#worker/pages/loaders'
import { openDatabase, type TestDatabase } from '../database'
import { loaderDeps, origin } from '../loader-deps'
import { record } from '../records'
import { gallery, issue, picture, video } from '../sample-records'

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase([
    picture('one'),
    picture('two'),
    gallery('spring', '2026-04-01', ['one', 'two']),
    gallery('autumn', '2026-10-01', ['one']),
    gallery('winter', '2026-01-01', ['one']),
    gallery('summer', '2026-07-01', ['one']),
    gallery('last-year', '2025-01-01', ['one']),
    gallery('without-pictures', '2026-11-01', ['not-published']),
    video('short', '2026-10-01', 96),
    video('long', '2026-09-01', 600),
    issue(1),
    issue(3),
    issue(2, 'https://magazine.example.com/2'),
    record('page', 'youtube', { body: { body: [] } }),
  ])
})
afterAll(() => database.close())
const deps = () => loaderDeps(database, 'en')

describe('the galleries', () => {
  it('come newest first, with the number of their pictures', async () => {
    const list = await loaders.photoGalleries(deps(), {})
    expect(list?.galleries.map(({ slug, count }) => [slug, count])).toEqual([
      ['autumn', 1],
      ['summer', 1],
      ['spring', 2],
      ['winter', 1],
      ['last-year', 1],
    ])
  })

  it('lead on to three others and never to themselves', async () => {
    const others = (await loaders.photoGallery(deps(), { slug: 'summer' }))?.others
    expect(others).toHaveLength(3)
    expect(others?.map(({ slug }) => slug)).not.toContain('summer')
  })

  it.each(['2', '0', 'x', '01'])('have no page %s', async (page) => {
    expect(await loaders.photoGalleries(deps(), { page })).toBeNull()
  })

  it('are none of another name', async () => {
    expect(await loaders.photoGallery(deps(), { slug: 'no-such-event' })).toBeNull()
  })
})

describe('the videos', () => {
  it('play on an external site, with their length in minutes and seconds', async () => {
    const { videos = [] } = (await loaders.videoGallery(deps(), {})) ?? {}
    expect(videos.map(({ href, length }) => [href, length])).toEqual([
      ['https://video.example.com/short', '01:36'],
      ['https://video.example.com/long', '10:00'],
    ])
  })

  it.each(['videoGallery', 'youtube'] as const)(
    'have a picture where search engines want one (%s)',
    async (name) => {
      const { jsonLd = [] } = (await loaders[name](deps(), {})) ?? {}
      expect(jsonLd).toHaveLength(2)
      const thumbnailUrl = `${origin}/og/mediaCenter.png`
      for (const clip of jsonLd) expect(clip).toMatchObject({ thumbnailUrl })
    },
  )
})

describe('the magazine', () => {
  it('has its newest issue first, read on its own page where it has no address', async () => {
    const magazine = await loaders.magazine(deps(), {})
    expect(magazine?.issues.map(({ version, link }) => [version, link])).toEqual([
      ['3', '#issue-3'],
      ['2', 'https://magazine.example.com/2'],
      ['1', '#issue-1'],
    ])
  })

  it('exists without an issue', async () => {
    const other = await openDatabase([gallery('spring', '2026-04-01', ['one'])])
    onTestFinished(other.close)
    expect(await loaders.magazine(loaderDeps(other, 'en'), {})).toMatchObject({ issues: [] })
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { putRating } from '#db/feedback/ratings'
import { putUsefulnessVote } from '#db/feedback/usefulness'
import type { FeedbackVote } from '#domain/forms/feedback'
import type { Score } from '#domain/forms/score'
import { loaders } from '#worker/pages/loaders'
import { openDatabase, type TestDatabase } from '../database'
import { loaderDeps } from '../loader-deps'
import { record } from '../records'
import { book, gallery, policy, section, service } from '../sample-records'
import { newIdempotencyKey } from '../submissions/idempotency-key'

const at = Date.parse('2026-11-20T09:00:00+03:00')

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase([
    gallery('spring', '2026-04-01', ['one']),
    policy('privacy-policy'),
    service('store'),
    service('market'),
    section('spending'),
    ...['a', 'b', 'c', 'd', 'e'].map((slug) => book(slug, 'spending')),
    record('page-intro', 'statistics', { body: { body: [] } }),
  ])
})
afterAll(() => database.close())
beforeEach(() => database.d1.exec('delete from usefulness_votes; delete from ratings'))
const deps = (locale: 'ar' | 'en' = 'en') => loaderDeps(database, locale)

async function vote(
  page: string,
  answer: FeedbackVote['answer'],
  visitor: string,
  day = '2026-11-19',
  reasons: FeedbackVote['reasons'] = [],
) {
  // The type ties the reasons to the answer; the tests pair them correctly.
  const feedback = { answer, reasons } as FeedbackVote
  await putUsefulnessVote(
    database.db,
    { page, visitor, day, locale: 'ar', at, feedback },
    newIdempotencyKey(),
  )
}

async function rate(slug: string, score: Score, visitor: string, day = '2026-11-19') {
  const rating = { page: `service/${slug}`, visitor, score, day, locale: 'ar', at } as const
  await putRating(database.db, { ...rating, accountId: null }, newIdempotencyKey())
}

async function voteOnThree(): Promise<void> {
  await vote('faq', 'yes', 'a')
  await vote('photoGallery/spring', 'yes', 'a')
  await vote('photoGallery/spring', 'yes', 'b')
  await vote('photoGallery/spring', 'no', 'c', '2026-11-02')
  await vote('privacyPolicy', 'no', 'a')
}

describe('the statistics', () => {
  it('say so without feedback', async () => {
    const statistics = await loaders.statistics(deps(), {})
    expect(statistics).toMatchObject({
      total: null,
      pages: [],
      reasons: [],
      ratings: [],
      upTo: { iso: '2026-11-19' },
    })
  })

  it('count the votes on each page up to yesterday, the most votes first', async () => {
    await voteOnThree()
    await vote('faq', 'no', 'd', '2026-11-20')
    await vote('a-page-of-the-past', 'yes', 'a')
    const { total, pages } = (await loaders.statistics(deps(), {})) ?? {}
    const gallery = '/en/media-center/photo-gallery/spring'
    const policyTitle = 'Record privacy-policy'
    expect(pages).toEqual([
      { title: 'Record spring', href: gallery, yes: '2', no: '1', percent: '67' },
      {
        title: 'Frequently asked questions',
        href: '/en/faq',
        yes: '1',
        no: '0',
        percent: '100',
      },
      { title: policyTitle, href: '/en/privacy-policy', yes: '0', no: '1', percent: '0' },
    ])
    expect(total).toEqual({ yes: '3', no: '2', percent: '60' })
  })

  it('name the pages in the language they are read in', async () => {
    await voteOnThree()
    const { pages } = (await loaders.statistics(deps('ar'), {})) ?? {}
    expect(pages?.map(({ title }) => title)).toEqual([
      'سجل spring',
      'الأسئلة الشائعة',
      'سجل privacy-policy',
    ])
  })

  it('count the reasons of both answers in their order, those of nobody too', async () => {
    await vote('card', 'yes', 'a', '2026-11-18', ['easyLayout', 'helpful'])
    await vote('card', 'yes', 'b', '2026-11-18', ['helpful'])
    await vote('card', 'no', 'c', '2026-11-18', ['hardLayout'])
    await vote('card', 'no', 'd', '2026-11-20', ['technicalProblem'])
    const { reasons } = (await loaders.statistics(deps(), {})) ?? {}
    expect(reasons?.map(({ answer, title, count }) => [answer, title, count])).toEqual([
      ['yes', 'Helpful content', '2'],
      ['yes', 'Relevant answers', '0'],
      ['yes', 'Well written', '0'],
      ['yes', 'Easy layout', '1'],
      ['no', 'Poorly written', '0'],
      ['no', 'No relevant answer', '0'],
      ['no', 'A technical problem', '0'],
      ['no', 'Hard layout', '1'],
    ])
  })

  it('count the ratings of services up to yesterday, the most rated first', async () => {
    await rate('market', 5, 'a')
    await rate('store', 4, 'a')
    await rate('store', 3, 'b', '2026-11-02')
    await rate('store', 1, 'b', '2026-11-20')
    await rate('market', 1, 'c', '2026-11-20')
    const { ratings } = (await loaders.statistics(deps(), {})) ?? {}
    expect(ratings).toEqual([
      { title: 'Record store', href: '/en/services/store', count: '2', average: '3.5' },
      { title: 'Record market', href: '/en/services/market', count: '1', average: '5' },
    ])
  })

  it('name the files they are offered as', async () => {
    const { jsonLd } = (await loaders.statistics(deps(), {})) ?? {}
    expect(jsonLd).toMatchObject([
      {
        '@type': 'Dataset',
        distribution: ['pages', 'reasons', 'ratings'].map((file) => ({
          encodingFormat: 'text/csv',
          contentUrl: `https://efficiency.example.com/en/open-data/statistics/${file}.csv`,
        })),
      },
    ])
  })
})

it('the most useful books of the knowledge hub are not listed until one has a vote', async () => {
  const useful = async () => (await loaders.knowledge(deps(), {}))?.useful.map(({ slug }) => slug)
  expect(await useful()).toEqual([])
  await vote('chapter/c/role', 'yes', 'a')
  const [first, ...others] = (await useful()) ?? []
  expect([first, new Set(others).size, others.includes('c')]).toEqual(['c', 3, false])
})

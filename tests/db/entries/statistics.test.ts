import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putRating } from '#db/feedback/ratings'
import { putUsefulnessVote } from '#db/feedback/usefulness'
import type { Feedback } from '#domain/forms/feedback'
import type { Score } from '#domain/forms/score'
import { translators } from '#domain/messages/translators'
import type { LoaderDeps } from '#worker/payloads/loader'
import { loaders } from '#worker/payloads/loaders/registry'
import { openSeededDatabase, type TestDatabase } from '../database'
import { newIdempotencyKey } from '../submissions/idempotency-key'

let site: TestDatabase
const now = Date.parse('2026-11-20T09:00:00+03:00')

function deps(locale: LoaderDeps['locale'] = 'en'): LoaderDeps {
  const origin = 'https://efficiency.example.com'
  return { db: site.db, locale, now, t: translators[locale], origin }
}

async function say(
  page: string,
  answer: Feedback['answer'],
  visitor: string,
  day = '2026-11-19',
  reasons: Feedback['reasons'] = [],
) {
  // The type ties the reasons to the answer; the tests pair them correctly.
  const feedback = { answer, reasons } as Feedback
  await putUsefulnessVote(
    site.db,
    { page, visitor, day, locale: 'ar', at: now, feedback },
    newIdempotencyKey(),
  )
}

async function give(slug: string, score: Score, visitor: string, day = '2026-11-19') {
  const rating = { page: `service/${slug}`, visitor, score, day, locale: 'ar', at: now } as const
  await putRating(site.db, rating, newIdempotencyKey())
}

beforeAll(async () => {
  site = await openSeededDatabase()
})
afterAll(() => site.close())

describe('the statistics', () => {
  it('say so when nobody has said anything', async () => {
    const statistics = await loaders.statistics(deps(), {})
    expect(statistics).toMatchObject({
      total: null,
      pages: [],
      reasons: [],
      ratings: [],
      upTo: { iso: '2026-11-19' },
    })
  })

  it('count what was said of each page up to yesterday, the most spoken of first', async () => {
    await say('faq', 'yes', 'a')
    await say('photoGallery/open-data-day', 'yes', 'a')
    await say('photoGallery/open-data-day', 'yes', 'b')
    await say('photoGallery/open-data-day', 'no', 'c', '2026-11-02')
    await say('faq', 'no', 'd', '2026-11-20')
    await say('privacyPolicy', 'no', 'a')
    await say('a-page-of-the-past', 'yes', 'a')
    const { total, pages } = (await loaders.statistics(deps(), {})) ?? {}
    expect(pages).toEqual([
      {
        title: 'Open data day',
        href: '/en/media-center/photo-gallery/open-data-day',
        yes: '2',
        no: '1',
        percent: '67',
      },
      { title: 'Frequently asked questions', href: '/en/faq', yes: '1', no: '0', percent: '100' },
      { title: 'Privacy policy', href: '/en/privacy-policy', yes: '0', no: '1', percent: '0' },
    ])
    expect(total).toEqual({ answers: '5', pages: '3', yes: '3', no: '2', percent: '60' })
  })

  it('name the pages in the language they are read in', async () => {
    const { pages } = (await loaders.statistics(deps('ar'), {})) ?? {}
    expect(pages?.map(({ title }) => title)).toEqual([
      'يوم البيانات المفتوحة',
      'الأسئلة الشائعة',
      'سياسة الخصوصية',
    ])
  })

  it('count the reasons of both sides in their order, those nobody gave too', async () => {
    await say('card', 'yes', 'a', '2026-11-18', ['easyLayout', 'helpful'])
    await say('card', 'yes', 'b', '2026-11-18', ['helpful'])
    await say('card', 'no', 'c', '2026-11-18', ['hardLayout'])
    await say('card', 'no', 'd', '2026-11-20', ['technicalProblem'])
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

  it('count what services were given up to yesterday, the most rated first', async () => {
    await give('e-marketplace', 5, 'a')
    await give('health-insurance-service', 4, 'a')
    await give('health-insurance-service', 3, 'b', '2026-11-02')
    await give('health-insurance-service', 1, 'b', '2026-11-20')
    await give('e-marketplace', 1, 'c', '2026-11-20')
    const { ratings } = (await loaders.statistics(deps(), {})) ?? {}
    expect(ratings).toEqual([
      {
        title: 'Health insurance service',
        href: '/en/services/health-insurance-service',
        count: '2',
        average: '3.5',
      },
      { title: 'E-marketplace', href: '/en/services/e-marketplace', count: '1', average: '5' },
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

describe('the most useful books of the knowledge hub', () => {
  const useful = async () => {
    const hub = await loaders.knowledge(deps(), {})
    return hub?.useful.map(({ slug }) => slug)
  }

  it('are not listed until readers have voted for one', async () => {
    expect(await useful()).toEqual([])
    await say('chapter/efficiency-manager-guide/role', 'yes', 'a')
    const listed = await useful()
    expect(listed?.[0]).toBe('efficiency-manager-guide')
    expect(listed).toHaveLength(4)
  })
})

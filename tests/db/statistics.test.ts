import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putOpinion } from '#db/opinions'
import type { FeedbackAnswer } from '#domain/forms/feedback-reasons'
import { translators } from '#domain/messages/translators'
import type { LoaderDeps } from '#worker/payloads/loader'
import { loaders } from '#worker/payloads/loaders'
import { openSeededDatabase, type SeededDatabase } from './database'

let site: SeededDatabase
const now = Date.parse('2026-11-20T09:00:00+03:00')

function deps(locale: LoaderDeps['locale'] = 'en'): LoaderDeps {
  const origin = 'https://efficiency.example.com'
  return { db: site.db, locale, now, t: translators[locale], origin }
}

async function say(page: string, answer: FeedbackAnswer, visitor: string, day = '2026-11-19') {
  const feedback = { answer, reasons: [] }
  await putOpinion(site.db, { page, visitor, day, locale: 'ar', at: now, feedback })
}

beforeAll(async () => {
  site = await openSeededDatabase()
})
afterAll(() => site.close())

describe('the statistics', () => {
  it('say so when nobody has said anything', async () => {
    const statistics = await loaders.statistics(deps(), {})
    expect(statistics).toMatchObject({ total: null, pages: [], upTo: { iso: '2026-11-19' } })
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
})

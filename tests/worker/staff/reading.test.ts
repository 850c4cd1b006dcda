import { beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { addDays, riyadhDate } from '#domain/dates/calendar'
import { locales, localPath } from '#domain/site/locale'
import { readEntries } from '../../support/auth/audit-entries'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { formValues } from '../../support/forms/form-values'
import { mainOf, tagsOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'

const opened = prepareStaffSite({ reads: 100_000 })
const editor = opened.entered(officers.editor)
const supervisor = opened.entered(officers.supervisor)
const path = '/staff/reading'
const gap = 'حضانة الموظفات'

beforeAll(async () => {
  const { DB, SEARCH } = await opened.site.env()
  const day = (ago: number) => addDays(riyadhDate(Date.now()), -ago)
  const views = DB.prepare('INSERT INTO page_views VALUES (?, ?, ?, ?, ?)')
  await DB.batch([
    views.bind(day(0), 'faq', 'ar', 'search', 70),
    views.bind(day(6), 'faq', 'en', 'internal', 30),
    views.bind(day(6), 'service/join-framework-agreement', 'ar', 'none', 20),
    views.bind(day(7), 'newsItem/gone-for-ever', 'ar', 'social', 500),
  ])
  const gaps = SEARCH.prepare('INSERT INTO gaps (day, locale, query, visitors) VALUES (?, ?, ?, ?)')
  await SEARCH.batch([
    gaps.bind(day(1), 'ar', gap, 4),
    gaps.bind(day(20), 'en', '<b>nursery</b>', 3),
  ])
})

describe.each(locales)('what is read, in %s', (locale) => {
  const t = translators[locale]

  it('shows pages, days, sources and searches of the period', async () => {
    const html = await (await editor.open(localPath(path, locale))).text()
    expect(await findMarkupErrors(html)).toEqual([])
    const main = mainOf(html)
    expect(main).toContain(t('deskReading.views', { count: 120 }))
    expect(main).toContain(t('deskReading.split', { ar: '90', en: '30' }))
    expect(main).toContain(t('deskReading.sources.search'))
    expect(main).toContain(gap)
    expect(main).not.toContain('gone-for-ever')
    const links = tagsOf(html).map(({ attributes }) => attributes.href)
    expect(links).toContain(localPath('/services/join-framework-agreement', locale))
    const month = await (await editor.open(`${localPath(path, locale)}?period=30`)).text()
    expect(mainOf(month)).toContain('newsItem/gone-for-ever')
    expect(month).toContain('&lt;b&gt;nursery&lt;/b&gt;')
    expect(await findMarkupErrors(month)).toEqual([])
  })

  it.each([
    ['pages', 3],
    ['days', 8],
    ['sources', 6],
    ['searches', 2],
  ] as const)(
    'is a file of %s with %d lines, and an entry of the audit log',
    async (table, count) => {
      const before = (await readEntries(opened, 'reading.exported')).length
      const answer = await editor.open(`${localPath(path, locale)}.csv?table=${table}&period=7`)
      expect(answer.headers.get('content-disposition')).toMatch(
        new RegExp(`"reading-${table}-7-days-[\\d-]+\\.csv"`),
      )
      const lines = (await answer.text()).trimEnd().split('\r\n')
      expect(lines).toHaveLength(count)
      expect(await readEntries(opened, 'reading.exported')).toHaveLength(before + 1)
    },
  )
})

it('leads from a search to a question that begins with it', async () => {
  const html = await (await editor.open(path)).text()
  const link = tagsOf(html)
    .map(({ attributes }) => attributes.href ?? '')
    .find((href) => href.includes('kind=question'))
  const target = (link ?? '').replaceAll('&amp;', '&').replace(/#.*/, '')
  expect(new URLSearchParams(target.split('?')[1])).toEqual(
    new URLSearchParams({ kind: 'question', title: gap, in: 'ar' }),
  )
  expect(mainOf(await (await editor.open(target)).text())).toContain(gap)
  const answer = await editor.post(target, { do: 'create', slug: 'staff-nursery' })
  expect(answer.status).toBe(303)
  const record = '/staff/content/question/staff-nursery'
  const values = formValues(await (await editor.open(record)).text(), record)
  expect([values['ar:title'], values['en:title']]).toEqual([gap, ''])
})

it('shows a supervisor the same without the link to the editor', async () => {
  const html = await (await supervisor.open(path)).text()
  expect(mainOf(html)).toContain(gap)
  expect(html).not.toContain('kind=question')
})

it('opens no figures of officers to an editor', async () => {
  for (const closed of ['/staff/performance', '/staff/performance.csv', '/staff']) {
    const answer = await editor.open(closed)
    expect([closed, [302, 403].includes(answer.status)]).toEqual([closed, true])
  }
})

it.each(locales)(
  'a period without views says so of pages and of sources, in %s',
  async (locale) => {
    const { DB } = await opened.site.env()
    await DB.prepare('DELETE FROM page_views').run()
    const html = await (await editor.open(localPath(path, locale))).text()
    expect(mainOf(html).split(translators[locale]('deskReading.none'))).toHaveLength(3)
    expect(await findMarkupErrors(html)).toEqual([])
  },
)

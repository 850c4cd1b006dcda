import { beforeAll, expect, it } from 'vitest'
import { countMarks } from '../../support/count-marks'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const cardOf = async (path: string) => {
  const html = await (await site.ask(path)).text()
  const card = /<div class="box start-card">.*?<dl/s.exec(html)?.[0]
  expect(card).toBeDefined()
  return card ?? ''
}
const toText = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

it.each([
  [
    '/services/join-framework-agreement',
    'ما نعدك به القرار بعد إغلاق النافذة: 15 يوم عمل',
    '): 14 يوم عمل.',
  ],
  [
    '/en/services/join-framework-agreement',
    'Our promise Decision after the window closes: 15 working days',
    '): 14 working days.',
  ],
])('%s names its promise and what was measured of it', async (path, promise, result) => {
  const text = toText(await cardOf(path))
  expect(text).toContain(promise)
  expect(text).toContain(result)
})

it('a service that takes no whole day promises no days', async () => {
  expect(await cardOf('/en/services/e-marketplace')).not.toContain('record-chart')
})

it.each([
  ['/services/spending-review', 45, 2],
  ['/services/join-framework-agreement', 14, 1],
])('%s draws the days promised and needed', async (path, filled, hollow) => {
  const card = await cardOf(path)
  expect(countMarks(card)).toEqual({ filled, total: filled + hollow })
  expect(
    toText(card.split('chart-key')[1] ?? '')
      .match(/\d+/g)
      ?.slice(0, 2),
  ).toEqual([String(filled), String(hollow)])
})

it.each([
  ['/services/spending-review', 'تسليم التقرير 45 يوم عمل 47 يوم عمل لم يبلغ المستهدف', 1],
  ['/en/services/operation-maintenance-platform', 'Platform available 99.5% 99.1% Missed', 1],
  ['/services/join-framework-agreement', 'قرار الانضمام 15 يوم عمل 14 يوم عمل', 0],
])('%s says which of its levels missed the target', async (path, row, missed) => {
  const html = await (await site.ask(path)).text()
  const table = /<section[^>]+aria-labelledby="levels".*?<\/section>/s.exec(html)?.[0] ?? ''
  expect(toText(table)).toContain(row)
  expect(table.split('tone--warn').length - 1).toBe(missed)
})

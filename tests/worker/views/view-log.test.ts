import { expect, it } from 'vitest'
import { countView, createViewLog } from '#worker/views/view-log'

const url = 'https://www.example.gov.sa/'
const headers = new Headers({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' })
const request = { url, headers }

it('an isolate counts a bounded number of addresses, and each of them without bound', () => {
  const views = createViewLog()
  for (let at = 0; at < 5_000; at += 1) countView(views, `/faq?page=${at}`, request, 1)
  for (let at = 0; at < 100; at += 1) countView(views, '/faq?page=0', request, 1)
  expect(views.pages.size).toBe(2_000)
  expect(views.pages.get('/faq?page=0')).toEqual([101, 0, 0, 0, 0])
})

it('a view is due to be written at once, or when the write that is on its way has failed', () => {
  const views = createViewLog()
  countView(views, '/faq', request, 1_000)
  expect(views.isDue).toBe(true)
  Object.assign(views, { isDue: false, writtenBy: 31_000 })
  countView(views, '/faq', request, 2_000)
  expect(views.isDue).toBe(false)
  countView(views, '/faq', request, 31_001)
  expect(views.isDue).toBe(true)
})

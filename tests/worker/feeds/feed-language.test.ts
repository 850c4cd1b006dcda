import { expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales } from '#domain/site/locale'
import { headOfList, writeFeed } from '#worker/feeds/write'

it.each(locales)('each entry of a feed in %s leads to a page in that language', (locale) => {
  const entry = {
    subject: 'news/one',
    path: '/media-center/news/one',
    title: 'One',
    summary: null,
    published: null,
    updated: '2026-11-20T06:00:00.000Z',
  }
  const frame = { origin: 'https://example.com', locale, t: translators[locale] }
  const text = writeFeed(frame, headOfList('news', frame), {
    updated: entry.updated,
    entries: [entry, entry],
  })
  const links = text.split('<entry>').slice(1)
  expect(links).toHaveLength(2)
  for (const link of links) expect(link).toContain(`hreflang="${locale}"`)
})

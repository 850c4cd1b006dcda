import { beforeAll, describe, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { siteContent } from '../../support/content'
import { findTag, mainOf, tagsOf, textOf } from '../../support/html'
import { origin, readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

async function read(path: string) {
  const response = await site.ask(path)
  return { status: response.status, html: await response.text() }
}

function linksOf(html: string): string[] {
  return tagsOf(html).flatMap(({ name, attributes: { href } }) =>
    name === 'a' && href !== undefined ? [href] : [],
  )
}

const news = '/media-center/news'
const itemsOf = (html: string) =>
  new Set(linksOf(html).filter((href) => /\/news\/[a-z]/.test(href)))

/** JSON-LD nodes of one type. */
function nodesOf(html: string, type: string): Record<string, unknown>[] {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const { '@graph': graph = [] } = JSON.parse(json) as { '@graph'?: Record<string, unknown>[] }
  return graph.filter((node) => node['@type'] === type)
}

describe.each([
  ['ar', ''],
  ['en', '/en'],
] as const)('the list of news (%s)', (_, prefix) => {
  it('holds twelve a page, and all of them in two', async () => {
    const [first, second] = await Promise.all([
      read(prefix + news),
      read(`${prefix + news}?page=2`),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(itemsOf(first.html).size).toBe(12)
    expect(new Set([...itemsOf(first.html), ...itemsOf(second.html)]).size).toBe(24)
    expect(linksOf(first.html)).toContain(`${prefix + news}?page=2`)
    expect(linksOf(second.html)).toContain(prefix + news)
  })

  it('names its parts in title and address', async () => {
    const { html } = await read(`${prefix + news}?month=10&year=2025&utm_source=x&page=1`)
    const canonical = findTag(html, 'link', { rel: 'canonical' })?.attributes.href
    expect(canonical).toBe(`${origin}${prefix}${news}?year=2025&month=10`)
    expect(textOf(html, 'h1')).toMatch(/(الأخبار: أكتوبر|News: October) 2025/)
    expect(itemsOf(html)).toEqual(new Set([`${prefix + news}/value-engineering-week-2025`]))
  })

  it('keeps the topic while a year is chosen, and the year while a topic is', async () => {
    const { html } = await read(`${prefix + news}?tag=events&year=2025`)
    expect(itemsOf(html)).toEqual(new Set([`${prefix + news}/value-engineering-week-2025`]))
    const ways = ['?tag=events', '?tag=events&year=2024', '?tag=events&year=2025&month=10']
    for (const query of [...ways, '?year=2025', '?tag=agreements&year=2025']) {
      expect(linksOf(html)).toContain(prefix + news + query)
    }
  })

  it('says of an empty month what to do', async () => {
    const { status, html } = await read(`${prefix + news}?year=2025&month=03`)
    expect(status).toBe(200)
    expect(mainOf(html)).toMatch(/لا أخبار في مارس 2025|No news in March 2025/)
    expect(linksOf(html)).toContain(`${prefix + news}?year=2025&month=10`)
  })
})

it.each([
  '?page=3',
  '?page=0',
  '?page=two',
  '?year=26',
  '?year=2026&month=13',
  '?year=2026&month=0',
  '?month=11',
  '?tag=nothing',
  '?tag=localisation&page=2',
])('the list has no part %s', async (query) => {
  expect((await read(news + query)).status).toBe(404)
})

describe('a news item', () => {
  it('tells its topics, its neighbours and what is related', async () => {
    const { html } = await read(`/en${news}/suppliers-forum-2026`)
    const links = linksOf(html)
    const around = ['/value-engineering-first-half', '/efficiency-managers-sixth-cohort']
    for (const path of ['?tag=events', '?tag=agreements', ...around]) {
      expect(links).toContain(`/en${news}${path}`)
    }
    expect(itemsOf(html).size).toBeGreaterThanOrEqual(5)
  })

  it('can be passed on without script', async () => {
    const { html } = await read(`${news}/suppliers-forum-2026`)
    const address = encodeURIComponent(`${origin}${news}/suppliers-forum-2026`)
    const shares = linksOf(html).filter((href) => href.includes(address))
    const hosts = shares.map((href) => new URL(href).host || new URL(href).protocol)
    expect(hosts).toEqual(['x.com', 'www.linkedin.com', 'wa.me', 'mailto:'])
    expect(mainOf(html)).toContain(`${origin}${news}/suppliers-forum-2026`)
  })

  it.each(locales)('shows further pictures below its text, in %s', async (locale) => {
    const { html } = await read(localPath(`${news}/asset-register-workshop`, locale))
    const list =
      /<ul class="further-pictures".*?<\/ul>/s.exec(html)?.[0]?.replaceAll('<!-- -->', '') ?? ''
    const shown = [...list.matchAll(/<img src="\/media\/([a-z-]+)\/[^>]* loading="lazy"/g)]
    expect(shown.map(([, file]) => file)).toEqual(['street-lighting', 'palm-garden'])
    const caption = { ar: 'إنارة طريق بعد التحديث', en: 'Street lighting after the upgrade' }
    const credit = { ar: 'صورة توضيحية', en: 'Sample picture' }
    expect(list).toContain(`${caption[locale]} <small>${credit[locale]}</small>`)
    expect(html.indexOf(caption[locale])).toBeGreaterThan(html.indexOf('class="flow prose"'))
    expect(nodesOf(html, 'NewsArticle')).toMatchObject([
      {
        image: ['training-room', 'street-lighting', 'palm-garden'].map(
          (file) => `${origin}/media/${file}/1280.jpg`,
        ),
      },
    ])
    const plain = await read(localPath(`${news}/standard-cost-guide-schools`, locale))
    expect(plain.html).not.toContain('<ul class="further-pictures"')
  })

  it('shows what was corrected', async () => {
    const { html } = await read(`/en${news}/standard-cost-guide-schools`)
    expect(mainOf(html)).toContain('It is 312, not 321.')
  })

  it('is an article for search engines', async () => {
    const { html } = await read(`/en${news}/standard-cost-guide-schools`)
    expect(nodesOf(html, 'NewsArticle')).toMatchObject([
      {
        headline: 'Second edition of the standard cost guide for school buildings',
        datePublished: '2026-11-17',
        dateModified: '2026-11-23',
        inLanguage: 'en',
        keywords: ['Guides and forms', 'Value engineering'],
        publisher: { '@id': `${origin}/#organization` },
      },
    ])
  })

  it('is a page of the day of its last change', async () => {
    const { html } = await read(`/en${news}/standard-cost-guide-schools`)
    expect(nodesOf(html, 'WebPage')).toMatchObject([{ dateModified: '2026-11-23' }])
  })

  it('in one language is shown in the other as it is, and says so', async () => {
    const { html } = await read(`/en${news}/arabic-contract-drafting`)
    expect(textOf(html, 'title')).not.toMatch(/\p{Script=Arabic}/u)
    expect(textOf(html, 'h1')).not.toMatch(/\p{Script=Arabic}/u)
    expect(html).toContain('<div class="flow prose" lang="ar" dir="rtl">')
    expect(linksOf(html)).toContain(`${news}/arabic-contract-drafting`)
    expect(mainOf(html)).toContain('has not been translated into English yet')
  })

  it.each(['/nothing', '/Nothing here'])('%s does not stand', async (path) => {
    expect((await read(news + path)).status).toBe(404)
  })
})

/** Marks are subpaths of one shape. */
const countMarks = (row: string, edge: string) =>
  row.split(new RegExp(`M[\\d.]+ [\\d.]+${edge}v`)).length - 1

describe('the media library', () => {
  const library = '/media-center/media'

  it('may hold one type alone', async () => {
    const { html } = await read(`/en${library}?type=speech`)
    expect(textOf(html, 'h1')).toBe('Media library: Speeches')
    const items = linksOf(html).filter((href) => href.startsWith(`/en${library}/`))
    expect(items.sort()).toEqual([
      `/en${library}/speech-suppliers-forum`,
      `/en${library}/speech-value-engineering`,
    ])
    expect((await read(`${library}?type=poem`)).status).toBe(404)
  })

  it('dates an item by publication and last change for search engines', async () => {
    const { html } = await read(`/en${library}/agreements-fact-sheet`)
    expect(nodesOf(html, 'CreativeWork')).toMatchObject([
      { datePublished: '2026-08-05', dateModified: '2026-11-28' },
    ])
    expect(nodesOf(html, 'WebPage')).toMatchObject([{ dateModified: '2026-11-28' }])
  })

  it('writes out every amount it draws', async () => {
    const { html } = await read(`${library}/opportunities-by-field`)
    for (const amount of ['148', '104', '87', '46', '27']) expect(mainOf(html)).toContain(amount)
    const rows = html
      .split('class="plot__tens"')
      .slice(1)
      .map((row) => row.split('</div>')[0] ?? '')
    expect(rows.map((row) => countMarks(row, 'h10'))).toEqual([
      148, 104, 87, 46, 27, 76, 68, 63, 74, 56,
    ])
    // Of every hundred: the places of a row are outlined, the filled ones too.
    expect(rows.map((row) => countMarks(row, 'h9'))).toEqual([
      0, 0, 0, 0, 0, 100, 100, 100, 100, 100,
    ])
  })

  it('has the numbers of a chart in its name and in a table', async () => {
    const { html } = await read(`${library}/opportunities-by-field`)
    expect(html).toMatch(/role="img" aria-label="[^"]*: 148[^"]*: 27"/)
    expect(html.match(/<table/g)?.length).toBeGreaterThanOrEqual(2)
  })
})

describe('campaigns and stories', () => {
  const campaigns = siteContent().rows.filter(
    ({ kind, locale }) => kind === 'campaign' && locale === 'en',
  )

  it('put what runs before what is over', async () => {
    const { html } = await read('/en/media-center/communication')
    const order = [...html.matchAll(/class="badge tone--(\w+)"/g)].map(([, tone]) => tone)
    const now = Date.now()
    const started = campaigns.filter(({ startsAt }) => (startsAt ?? 0) <= now)
    const states = started.map(({ endsAt }) => ((endsAt ?? now + 1) > now ? 'success' : 'calm'))
    expect(order).toEqual(states.toSorted().toReversed())
    expect(mainOf(html)).toMatch(/18 October 2026, \d+ [^\d]+ 1448 AH to 17 December 2026, /)
  })

  it('may be of one sector alone', async () => {
    const { html } = await read('/en/media-center/success-stories?sector=health')
    expect(html.match(/class="story-figure"/g)).toHaveLength(2)
    expect((await read('/media-center/success-stories?sector=space')).status).toBe(404)
  })
})

it('the home page leads to the campaigns and stories it shows', async () => {
  const links = linksOf((await read('/en')).html)
  expect(links).toContain('/en/media-center/communication#every-riyal-counts')
  const stories = links.filter((href) => href.startsWith('/en/media-center/success-stories#'))
  expect(stories).toHaveLength(2)
})

it('the home of the media centre leads to its pages', async () => {
  const { html } = await read('/en/media-center')
  const links = linksOf(html)
  for (const page of ['news', 'media', 'communication', 'success-stories']) {
    expect(links).toContain(`/en/media-center/${page}`)
  }
  expect(links).toContain('/en/media-center/communication#every-riyal-counts')
})

it('the head of the media centre leads to its pages, those of dated items first', async () => {
  const { html } = await read('/en/media-center')
  const [head = ''] = html.match(/<nav class="choices.*?<\/ul>/) ?? []
  const paths = [...head.matchAll(/href="\/en\/(?:media-center\/)?([^"]+)"/g)].map(
    ([, path]) => path,
  )
  expect(paths.slice(0, 2)).toEqual(['news', 'success-stories'])
  expect(paths.length).toBeGreaterThan(9)
})

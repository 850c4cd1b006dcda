import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { addDays, riyadhDate } from '#domain/dates/calendar'
import { locales, splitPath } from '#domain/site/locale'
import { tableTitle } from '#domain/site/route-titles'
import { routeOf, routePath } from '#domain/site/routes'
import { post } from '../../support/forms/forms'
import { mainOf, tagsOf } from '../../support/html'
import { pages, recordPaths } from '../../support/pages'
import { some } from '../../support/sample'
import { openSite, origin, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const files = ['pages', 'reasons', 'ratings'] as const
const yesterday = addDays(riyadhDate(Date.now()), -1)

async function say(page: string, visitor: string, answer: string, reasons: string[]) {
  const { DB } = await site.env()
  await DB.prepare('INSERT INTO usefulness_votes VALUES (?, ?, ?, ?, ?, ?, ?)')
    .bind(page, visitor, yesterday, answer, JSON.stringify(reasons), 'ar', Date.now())
    .run()
}

/** Raises the version and starts a new isolate, so that everything is read again. */
async function publish() {
  const { DB } = await site.env()
  await DB.prepare('UPDATE publications SET version = version + 1').run()
  await site.isolate()
}

const readLines = async (path: string) => {
  const bytes = new Uint8Array(await (await site.ask(path)).arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  return new TextDecoder().decode(bytes).split('\r\n').slice(0, -1)
}

describe.each(some(locales, 1))('the statistics, in %s', (locale) => {
  const t = translators[locale]
  const page = routePath('statistics', locale)

  beforeAll(() => site.fresh())

  it.each(files)('are offered as %s.csv before anybody has said anything', async (file) => {
    const response = await site.ask(`${page}/${file}.csv`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
    expect(response.headers.get('content-language')).toBe(locale)
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="site-statistics-${file}-${yesterday}.csv"`,
    )
    await response.arrayBuffer()
    expect(await readLines(`${page}/${file}.csv`)).toHaveLength(1)
  })

  it('say so on their page then, without a chart or a file', async () => {
    const html = await (await site.ask(page)).text()
    const feedback =
      /<section[^>]*aria-labelledby="opinions".*?<section[^>]*="method"/s.exec(html)?.[0] ?? ''
    for (const key of ['none', 'noRatings'] as const) {
      expect(feedback).toContain(t(`statistics.${key}`))
    }
    expect(feedback).not.toContain('download=""')
    expect(feedback).not.toContain('<figure')
  })

  it('have a chart, a file and the dataset of all other numbers', async () => {
    const html = await (await site.ask(page)).text()
    const files = tagsOf(html).flatMap(({ attributes }) =>
      attributes.download === undefined ? [] : [attributes.href],
    )
    const slugs = ['requests-and-replies', 'service-levels', 'questions', 'dictionary']
    expect(files).toEqual(slugs.map((slug) => `/open-data/${slug}/latest.csv`))
    for (const slug of slugs) {
      expect(html).toContain(`href="${routePath('dataset', locale, { slug })}"`)
      expect(html).toContain(`id="chart-${slug}"`)
    }
  })
})

describe.each(some(locales, 1))('the statistics of what was said, in %s', (locale) => {
  const t = translators[locale]
  const page = routePath('statistics', locale)

  beforeAll(async () => {
    await site.fresh()
    await say('faq', 'a', 'yes', ['helpful', 'easyLayout'])
    await say('faq', 'b', 'no', ['hardLayout'])
    await say('privacyPolicy', 'a', 'yes', [])
    const { DB } = await site.env()
    await DB.prepare('INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?, NULL)')
      .bind('service/e-marketplace', 'a', 4, yesterday, null, 'ar', Date.now())
      .run()
    await publish()
  })

  it('are files with the columns and rows of their tables', async () => {
    const [head, first, second, ...rest] = await readLines(`${page}/pages.csv`)
    expect(head?.split(',').slice(2, 4)).toEqual([t('statistics.yes'), t('statistics.no')])
    const faq = origin + routePath('faq', locale)
    expect(first).toBe(`${tableTitle('faq', locale)},${faq},1,1,50`)
    expect(second).toContain(`${origin}${routePath('privacyPolicy', locale)},1,0,100`)
    expect(rest).toEqual([])
    const reasons = await readLines(`${page}/reasons.csv`)
    expect(reasons).toHaveLength(9)
    expect(reasons[1]).toBe(`${t('statistics.yes')},${t('feedback.reasons.helpful')},1`)
    const [, ...ratings] = await readLines(`${page}/ratings.csv`)
    const service = origin + routePath('service', locale, { slug: 'e-marketplace' })
    expect(ratings.map((line) => line.split(',').slice(1))).toEqual([[service, '1', '4']])
  })

  it('are shown in tables, each with its file', async () => {
    const html = await (await site.ask(page)).text()
    const links = tagsOf(html).flatMap(({ attributes }) =>
      attributes.href?.startsWith(`${page}/`) ? [attributes.href] : [],
    )
    expect(links).toEqual(files.map((file) => `${page}/${file}.csv`))
    for (const file of files) {
      const columns = t(`statistics.titles.${file}`)
      expect(html).toContain(`aria-label="${t('table.label', { columns })}"`)
    }
    expect(mainOf(html)).toContain(t('feedback.reasons.hardLayout'))
    expect(mainOf(html)).not.toContain(t('statistics.none'))
    expect(html).toMatch(new RegExp(`${t('statistics.yes')}</span><bdi class="plot__value">2<`))
  })

  it('are not sent again to who has them', async () => {
    const first = await site.ask(`${page}/reasons.csv`)
    const etag = first.headers.get('etag') ?? ''
    await first.arrayBuffer()
    const again = await site.ask(`${page}/reasons.csv`, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('are in the jsonLd data of the service that was rated, and of no other', async () => {
    const rated = await (
      await site.ask(routePath('service', locale, { slug: 'e-marketplace' }))
    ).text()
    expect(rated).toContain(
      '"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"ratingCount":1',
    )
    const slug = 'information-request'
    expect(await (await site.ask(routePath('service', locale, { slug }))).text()).not.toContain(
      'aggregateRating',
    )
  })
})

describe.each(some(locales, 1))('a vote sent from a page, in %s', (locale) => {
  const asked = pages.filter((page) => page.locale === locale && routeOf(page.name).feedback)
  const cookies = routePath('cookies', locale)
  const others = [
    ...asked.map(({ path }) => path),
    ...recordPaths.filter((path) => splitPath(path).locale === locale),
  ].filter((path) => path !== cookies)
  const paths = [cookies, ...some(others, 19)]

  it('is counted for that page, with its title, whichever page asks', async () => {
    expect(asked.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['home', 'contact', 'cookies', 'inquiry', 'siteMap', 'magazine']),
    )
    await site.fresh()
    const { DB } = await site.env()
    for (const path of paths) {
      await DB.prepare('DELETE FROM rate_limit_hits').run()
      expect((await post(site, path, { form: 'feedback', answer: 'yes' })).status).toBe(303)
    }
    await DB.prepare('UPDATE usefulness_votes SET day = ?').bind(yesterday).run()
    await publish()
    const [, ...lines] = await readLines(`${routePath('statistics', locale)}/pages.csv`)
    const counted = lines.map((line) => /^(.+),(http[^,]+),1,0,100$/.exec(line)?.slice(1) ?? line)
    expect(counted.map(([, address]) => address).toSorted()).toEqual(
      paths.map((path) => origin + path).toSorted(),
    )
    const titles = new Map(counted.map(([title, address]) => [address, title]))
    expect(titles.get(origin + cookies)).toBe(tableTitle('cookies', locale))
  })
})

describe('an address near a file’s', () => {
  it.each(['constructor.csv', 'page.csv', 'pages.json', 'Pages.csv'])(
    '%s is none',
    async (file) => {
      expect((await site.ask(`/open-data/statistics/${file}`)).status).toBe(404)
    },
  )

  it('takes reading only', async () => {
    const refused = await site.ask('/open-data/statistics/pages.csv', { method: 'DELETE' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const head = await site.ask('/open-data/statistics/pages.csv', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

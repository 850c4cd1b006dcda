import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { regionSlugs } from '#domain/content/about/region'
import { isInForce } from '#domain/content/services/joining-windows'
import { riyadhDate } from '#domain/dates/calendar'
import { locales, localPath } from '#domain/site/locale'
import { siteContent } from '../../support/content'
import { tagsOf } from '../../support/html'
import { origin, readingSite, type Site } from '../../support/site'

const total = 191
const termOf = v.object({ term: v.object({ start: v.string(), end: v.string() }) })

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

/** From the beginning of `<main>` to its end. */
function contentOf(html: string): string {
  return /<main.*<\/main>/s.exec(html)?.[0] ?? ''
}

async function read(path: string): Promise<string> {
  const response = await site.ask(path)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

/** A dot is a line without length. */
const dotsIn = (path: string) => path.match(/M[^M]*?h0/g)?.length ?? 0

/** Number of dots of each path, as written and as drawn. */
function dotsOf(html: string): [written: number, drawn: number][] {
  return [...html.matchAll(/data-dots="(\d+)"[^>]*? d="(.*?)"/g)].map(([, count, path = '']) => [
    Number(count),
    dotsIn(path),
  ])
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

interface Area {
  slug: string
  label: string
  dots: [written: number, drawn: number][]
}

/** The links of the map. */
function areasOf(html: string): Area[] {
  const links = html.matchAll(
    /<a class="map__region" href="([^"]*)" aria-label="([^"]*)">.*?<\/a>/g,
  )
  return [...links].map(([link, href = '', label = '']) => ({
    slug: href.split('/').at(-1) ?? '',
    label,
    dots: dotsOf(link),
  }))
}

const linksIn = (html: string) =>
  tagsOf(html).flatMap(({ name, attributes }) =>
    name === 'a' && attributes.href ? [attributes.href] : [],
  )

describe.each(locales)('the map of regions (%s)', (locale) => {
  const t = translators[locale]
  const path = localPath('/regions', locale)

  it('has 191 dots, each region as many as its name says', async () => {
    const areas = areasOf(await read(path))
    expect(areas.map(({ slug }) => slug).toSorted()).toEqual(regionSlugs.toSorted())
    expect(sum(areas.flatMap(({ dots }) => dots.map(([, drawn]) => drawn)))).toBe(total)
    for (const { slug, label, dots } of areas) {
      const [[written = 0, drawn = 0] = []] = dots
      expect([slug, drawn]).toEqual([slug, written])
      expect(label.endsWith(`: ${t('regions.teams', { count: drawn })}`)).toBe(true)
    }
    expect(areas[0]?.label).toBe(locale === 'ar' ? 'الرياض: 58 فريقًا' : 'Riyadh: 58 teams')
  })

  it('has the same numbers in the table, with a square for every team', async () => {
    const html = await read(path)
    const table = /<table class="region-table">.*<\/table>/s.exec(html)?.[0] ?? ''
    const dots = areasOf(html).flatMap((area) => area.dots.map(([written]) => written))
    const rows = table.split('<tr').slice(2)
    const teams = rows.map((row) => Number(/<bdi>(\d+)<\/bdi>/.exec(row)?.[1]))
    expect(teams).toEqual([...dots, total])
    const squares = rows.map((row) => row.match(/h10v10h-10z/g)?.length ?? 0)
    expect(squares).toEqual([...dots, 0])
  })

  it('leads to a page for each region, in the same order on map and table', async () => {
    const html = await read(path)
    const pages = areasOf(html).map(({ slug }) => localPath(`/regions/${slug}`, locale))
    const linked = linksIn(contentOf(html)).filter((href) => href.startsWith(`${path}/`))
    expect(linked).toEqual([...pages, ...pages])
  })

  it('offers the table as CSV, whose teams add up to the total', async () => {
    const html = await read(path)
    const file = linksIn(html).find((href) => href.endsWith('.csv'))
    const response = await site.ask(file ?? '')
    expect([response.status, file]).toEqual([302, '/open-data/teams-by-region/latest.csv'])
    const [head = '', ...rows] = (await read(response.headers.get('location') ?? '')).split('\r\n')
    const at = head.split(',').indexOf('teams')
    const teams = rows.filter(Boolean).map((row) => Number(row.split(',')[at]))
    expect([teams.length, sum(teams)]).toEqual([13, total])
  })
})

describe.each(locales)('the page of a region (%s)', (locale) => {
  const ofLocale = siteContent().rows.filter((row) => row.locale === locale)
  const riyadh = ofLocale.find(({ kind, slug }) => kind === 'region' && slug === 'riyadh')
  const used = v.parse(v.object({ agreements: v.array(v.string()) }), riyadh?.body).agreements
  const agreements = ofLocale.filter(
    ({ kind, slug }) => kind === 'agreement' && used.includes(slug),
  )
  const inForce = agreements.filter(({ body }) =>
    isInForce(v.parse(termOf, body).term, riyadhDate(Date.now())),
  )
  const pathOf = (slug: string) => localPath(`/regions/${slug}`, locale)

  it('has a dot for every team, and leads to agreements, stories and a question', async () => {
    const html = await read(pathOf('eastern'))
    expect(dotsOf(html)).toEqual([[24, 24]])
    const links = linksIn(contentOf(html)).map((href) => href.split('#')[0] ?? '')
    expect(links).toContain(localPath('/framework-agreements', locale))
    expect(links).toContain(localPath('/media-center/success-stories', locale))
    expect(links).toContain(
      `${localPath('/contact', locale)}?kind=INFO&about=efficiency-teams-platform`,
    )
  })

  it('shows its stories with their charts, and links the other regions on the map', async () => {
    const html = await read(pathOf('riyadh'))
    const stories = html.split('class="region-story"').slice(1)
    expect(stories).toHaveLength(2)
    for (const story of stories) expect(story).toMatch(/class="record-chart .*class="chart-note"/s)
    const areas = tagsOf(html).filter(({ attributes }) => attributes.class === 'map__region')
    expect(areas.map(({ attributes }) => attributes.href)).toContain(pathOf('qassim'))
    expect(areas).toHaveLength(regionSlugs.length - 1)
  })

  it('shows its agreements as the almanac does, on one axis with today', async () => {
    const html = await read(pathOf('riyadh'))
    const list = /<div class="almanac">.*?<\/ol>/s.exec(html)?.[0] ?? ''
    expect(list.split('class="axis"')).toHaveLength(2)
    const rows = list.split('class="almanac__row"').slice(1)
    expect(rows).toHaveLength(inForce.length)
    for (const row of rows) {
      expect(row).toMatch(/class="(?:tag|hint)">.*class="term-chart__today"/s)
    }
    const links = linksIn(list)
    for (const { slug } of agreements) {
      const path = localPath(`/framework-agreements/${slug}`, locale)
      expect([slug, links.includes(path)]).toEqual([slug, inForce.some((one) => one.slug === slug)])
    }
  })

  it('leads to every other region', async () => {
    const [, list = ''] =
      /aria-labelledby="others">.*?<ul[^>]*>(.*?)<\/ul>/s.exec(await read(pathOf('riyadh'))) ?? []
    const others = regionSlugs.filter((slug) => slug !== 'riyadh')
    expect(linksIn(list).toSorted()).toEqual(others.map(pathOf).toSorted())
  })

  it('is described for search engines and listed in the site map', async () => {
    const html = await read(pathOf('hail'))
    const graph = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
    )
    const area = graph['@graph'].find(
      (node: object) => '@type' in node && node['@type'] === 'AdministrativeArea',
    )
    expect(area).toMatchObject({
      name: locale === 'ar' ? 'حائل' : 'Hail',
      url: origin + pathOf('hail'),
    })
    expect(await read('/sitemap.xml')).toContain(`<loc>${origin}${pathOf('hail')}</loc>`)
  })

  it('is found by its name in both languages', async () => {
    for (const name of ['الرياض', 'Riyadh']) {
      const html = await read(`${localPath('/search', locale)}?q=${encodeURIComponent(name)}`)
      expect(linksIn(contentOf(html)), name).toContain(pathOf('riyadh'))
    }
  })

  it.each(['atlantis', 'riyadh-2'])('is not there for %s', async (slug) => {
    expect((await site.ask(pathOf(slug))).status).toBe(404)
  })
})

describe('a region', () => {
  it('is a record of the API, found by an agreement it uses', async () => {
    const list = JSON.parse(await read('/api/v1/regions?limit=50'))
    expect(sum(list.items.map(({ teams }: { teams: number }) => teams))).toBe(total)
    const some = JSON.parse(await read('/api/v1/regions?filter[agreement]=travel-services'))
    expect(some.items.map(({ id }: { id: string }) => id)).toEqual(['riyadh', 'eastern', 'tabuk'])
  })

  it.each(locales)(
    'is linked from the home page, the menu and its stories (%s)',
    async (locale) => {
      const regions = localPath('/regions', locale)
      const home = await read(localPath('/', locale))
      expect(linksIn(contentOf(home))).toContain(regions)
      expect(linksIn(home.slice(0, home.indexOf('<main')))).toContain(regions)
      const stories = linksIn(
        contentOf(await read(localPath('/media-center/success-stories', locale))),
      )
      expect(stories).toContain(`${regions}/asir`)
    },
  )
})

import { beforeAll, describe, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { findTag, mainOf, tagsOf, textOf } from '../../support/html'
import { origin, readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const list = '/framework-agreements'
const slugs = [
  'it-services',
  'training-services',
  'office-furniture',
  'facility-maintenance',
  'cleaning-services',
  'printing-supplies',
  'health-insurance',
  'medical-devices',
  'vehicle-fuel',
  'travel-services',
]

async function read(path: string) {
  const response = await site.ask(path)
  return { status: response.status, html: await response.text() }
}

const mainMarkup = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main'))
const linksOf = (html: string) =>
  tagsOf(mainMarkup(html)).flatMap(({ name, attributes: { href } }) =>
    name === 'a' && href !== undefined ? [href] : [],
  )
const countOf = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0
/** A row of the almanac, up to the next one. */
const rowOf = (html: string, slug: string) =>
  html.slice(html.indexOf(`id="${slug}"`)).split('class="almanac__row"')[0] ?? ''

describe.each(locales)('the almanac (%s)', (locale) => {
  const path = localPath(list, locale)

  it('has a row for each agreement under its former anchor, with its page, dates and chart', async () => {
    const { status, html } = await read(path)
    expect(status).toBe(200)
    for (const slug of slugs) {
      const row = rowOf(html, slug)
      expect(linksOf(`<main>${row}</main>`), slug).toContain(`${path}/${slug}`)
      expect(countOf(row, /<time /g), slug).toBeGreaterThanOrEqual(2)
      expect(row, slug).toMatch(/role="img" aria-label="[^"]{30,}"/)
      expect(row, slug).toMatch(/class="(?:tag|hint)">[^<]+/)
    }
    const it = rowOf(html, 'it-services')
    expect(countOf(it, /term-chart__window--/g)).toBe(7)
    expect(it).toContain(locale === 'ar' ? '7 نوافذ انضمام' : '7 joining windows')
  })

  it('leads to the calendar of the first window of its rows, to joining and the file', async () => {
    const { html } = await read(path)
    const links = linksOf(html)
    const [first] = /(?<=class="almanac__row" id=")[^"]+/.exec(html) ?? []
    const file = links.find((href) => /-\d{4}-\d\d-\d\d\.ics$/.test(href)) ?? ''
    expect(file.startsWith(`${path}/${first}-`)).toBe(true)
    expect((await site.ask(file)).status).toBe(200)
    expect(links).toContain(localPath('/services/join-framework-agreement', locale))
    expect(links).toContain('/open-data/framework-agreements/latest.csv')
  })

  it('keeps its axis whatever is filtered', async () => {
    const all = (await read(path)).html
    const closed = (await read(`${path}?type=closed`)).html
    const axisOf = (html: string) => /<div class="axis".*?<\/div>/s.exec(html)?.[0]
    expect(axisOf(closed)).toBe(axisOf(all))
    expect(axisOf(all)).toContain('2030')
    expect(countOf(closed, /class="almanac__row"/g)).toBe(4)
    const chartOf = (html: string) => /<div class="term-chart">.*?<\/div>/s.exec(html)?.[0]
    expect(chartOf(rowOf(closed, 'vehicle-fuel'))).toBe(chartOf(rowOf(all, 'vehicle-fuel')))
  })
})

describe.each(locales)('the page of an agreement (%s)', (locale) => {
  const path = localPath(`${list}/it-services`, locale)
  const title = locale === 'ar' ? 'خدمات تقنية المعلومات' : 'IT services'

  it('has its title, canonical, both languages, crumbs and data for search engines', async () => {
    const { status, html } = await read(path)
    expect(status).toBe(200)
    expect(textOf(html, 'h1')).toBe(title)
    expect(findTag(html, 'link', { rel: 'canonical' })?.attributes.href).toBe(origin + path)
    for (const other of locales) {
      const alternate = findTag(html, 'link', { rel: 'alternate', hreflang: other })
      expect(alternate?.attributes.href).toBe(origin + localPath(`${list}/it-services`, other))
    }
    expect(linksOf(html)).toContain(localPath(list, locale))
    expect(html).toContain(`"@id":"${origin}${path}#agreement"`)
  })

  it('counts its windows and contractors in drawings and in words', async () => {
    const { html } = await read(path)
    const [, windows = ''] = /id="windows".*?<ul class="rows(.*?)<\/ul>/s.exec(html) ?? []
    expect(countOf(windows, /class="badge tone--/g)).toBe(7)
    const [, cohorts = ''] = /id="contractors".*?<ul(.*?)<\/ul>/s.exec(html) ?? []
    const squares = cohorts.split('<li').slice(1)
    expect(squares.map((row) => countOf(row, /h10v10h-10z/g))).toEqual([118, 58, 38])
    expect(mainOf(html)).toContain('118 + 58 + 38 = 214')
  })

  it('links to nothing that is missing', async () => {
    const { html } = await read(path)
    const links = new Set(linksOf(html).filter((href) => href.startsWith('/')))
    expect(links.size).toBeGreaterThan(10)
    for (const href of links) {
      const { status } = await site.ask(href)
      expect([200, 302], href).toContain(status)
    }
  })

  it('offers joining to open agreements with a window left, and to no others', async () => {
    const join = localPath('/services/join-framework-agreement', locale)
    for (const slug of slugs) {
      const { html } = await read(localPath(`${list}/${slug}`, locale))
      const isOpen = !['printing', 'health', 'medical', 'vehicle', 'travel'].includes(
        slug.split('-')[0] ?? '',
      )
      expect(linksOf(html).includes(join), slug).toBe(isOpen)
      expect(linksOf(html), slug).toContain('#buy')
    }
  })

  it('has a payload, and is 404 for an unknown name', async () => {
    const payload = await site.ask(`${path}/_payload.json`)
    expect(payload.status).toBe(200)
    expect(await payload.text()).toContain('"smallFirms":121')
    expect((await site.ask(localPath(`${list}/nothing-here`, locale))).status).toBe(404)
    expect((await site.ask(localPath(`${list}/it-services/more`, locale))).status).toBe(404)
  })

  it('is in the site map, the feed and the search results', async () => {
    expect((await read('/sitemap.xml')).html).toContain(`<loc>${origin}${path}</loc>`)
    expect((await read(`${localPath(list, locale)}/feed.xml`)).html).toContain(`${origin}${path}"`)
    const query = new URLSearchParams({ q: title, kind: 'agreement' })
    const { html } = await read(`${localPath('/search', locale)}?${query}`)
    expect(linksOf(html)).toContain(path)
  })
})

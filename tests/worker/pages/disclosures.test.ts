import { beforeAll, describe, expect, it } from 'vitest'
import { locales, localPath } from '#domain/site/locale'
import { findTag, mainOf, tagsOf, textOf } from '../../support/html'
import { origin, readingSite, type Site } from '../../support/site'
import { childrenOf, childText, readXml } from '../../support/xml'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const log = '/open-data/disclosure-log'
const refused = `${log}/estimates-of-an-open-tender`
const given = `${log}/service-level-results`

async function read(path: string) {
  const response = await site.ask(path)
  return { status: response.status, html: await response.text() }
}

const mainMarkup = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main'))
const linksOf = (html: string) =>
  tagsOf(mainMarkup(html)).flatMap(({ name, attributes: { href } }) =>
    name === 'a' && href !== undefined ? [href] : [],
  )
const itemsOf = (html: string) =>
  new Set(linksOf(html).filter((href) => /\/disclosure-log\/[a-z-]+$/.test(href)))
/** The number written in each row of the totals, and the squares drawn there. */
const squaresOf = (html: string) =>
  [...html.matchAll(/<svg class="unit-squares"(.*?)<\/svg><bdi>(\d+)<\/bdi>/g)].map(
    ([, drawing = '', count]) => [count, drawing.match(/z/g)?.length],
  )
const levelsOf = (html: string) =>
  tagsOf(mainMarkup(html)).flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name[1])] : []))

describe.each(locales)('the disclosure log (%s)', (locale) => {
  const list = localPath(log, locale)

  it('lists the answers, its totals, its feed and the two ways to ask', async () => {
    const { status, html } = await read(list)
    expect(status).toBe(200)
    expect(textOf(html, 'h1')).toBe(locale === 'ar' ? 'سجل الإفصاح' : 'Disclosure log')
    expect(itemsOf(html).size).toBe(10)
    expect(mainOf(html)).toContain(
      locale === 'ar'
        ? 'صدر خلال ثلاثة أيام عمل: 9 من 10 أجوبة منشورة'
        : '9 of 10 published answers were given within three working days',
    )
    expect(squaresOf(html)).toEqual([
      ['2', 2],
      ['4', 4],
      ['3', 3],
      ['1', 1],
    ])
    expect(mainOf(html)).toMatch(
      /والمفرَّغ استغرق أكثر من ثلاثة|Outlined squares took more than three/,
    )
    const links = linksOf(html)
    expect(links).toContain(`${list}/feed.xml`)
    expect(links).toContain(`${localPath('/open-data', locale)}#request`)
    expect(links).toContain(`${localPath('/contact', locale)}?kind=FOI`)
    expect(findTag(html, 'link', { type: 'application/atom+xml' })?.attributes.href).toBe(
      `${list}/feed.xml`,
    )
  })

  it('is filtered by links, which keep the other filters', async () => {
    const { html } = await read(`${list}?kind=FOI&year=2026`)
    expect(itemsOf(html).size).toBe(4)
    const links = linksOf(html)
    for (const query of [
      '?kind=DATA&year=2026',
      '?kind=FOI&outcome=refused&year=2026',
      '?kind=FOI',
    ])
      expect(links).toContain(list + query)
    expect(findTag(html, 'link', { rel: 'canonical' })?.attributes.href).toBe(
      `${origin}${list}?kind=FOI&year=2026`,
    )
  })

  it('says what to remove where no answer has all filters', async () => {
    const { status, html } = await read(`${list}?kind=DATA&outcome=refused`)
    expect(status).toBe(200)
    expect(itemsOf(html).size).toBe(0)
    expect(linksOf(html)).toEqual(
      expect.arrayContaining([`${list}?kind=DATA`, `${list}?outcome=refused`]),
    )
  })

  it('has a page for an answer, below the log, with what it led to', async () => {
    const { status, html } = await read(localPath(given, locale))
    expect(status).toBe(200)
    const links = linksOf(html)
    expect(links).toContain(list)
    for (const path of ['/sla', '/open-data/service-levels'])
      expect(links).toContain(localPath(path, locale))
    expect(links).toContain('/open-data/service-levels/latest.csv')
    expect(mainOf(html)).toMatch(/يوم عمل واحد|One working day/)
    expect(mainOf(html)).toMatch(/5 طلبات|5 requests/)
  })

  it('gives the reason of a refusal and the way to appeal', async () => {
    const { html } = await read(localPath(refused, locale))
    expect(mainOf(html)).toMatch(/ما يفسد منافسة قائمة|would harm an open tender/)
    const policy = localPath('/information-freedom', locale)
    expect(linksOf(html)).toEqual(
      expect.arrayContaining([`${policy}#exemptions`, `${policy}#appeal`]),
    )
  })

  it.each([log, given, refused])('%s has headings in order', async (path) => {
    const levels = levelsOf((await read(localPath(path, locale))).html)
    expect(levels[0]).toBe(1)
    expect(levels.slice(1).every((level, at) => level <= (levels[at] ?? 0) + 1)).toBe(true)
  })

  it('is linked from the open data, the policy and the site map', async () => {
    for (const path of ['/open-data', '/information-freedom', '/routes'])
      expect(linksOf((await read(localPath(path, locale))).html), path).toContain(list)
    const sitemap = await (await site.ask('/sitemap.xml')).text()
    for (const path of [list, localPath(given, locale)])
      expect(sitemap).toContain(`<loc>${origin}${path}</loc>`)
  })

  it('is a feed, the newest answer first', async () => {
    const response = await site.ask(`${list}/feed.xml`)
    const entries = childrenOf(readXml(await response.text()), 'entry')
    expect(entries).toHaveLength(10)
    expect(childText(entries[0] ?? readXml('<entry/>'), 'id')).toBe(
      `tag:localhost,2026:${locale}/disclosure/service-level-results`,
    )
  })
})

it('an answer is a question with its answer for search engines', async () => {
  const { html } = await read(`/en${refused}`)
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, unknown>[] }
  expect(graph.find((node) => node['@type'] === 'Question')).toMatchObject({
    url: `${origin}/en${refused}`,
    name: 'Cost estimate of a tender that has not been awarded',
    inLanguage: 'en',
    acceptedAnswer: { '@type': 'Answer', dateCreated: '2026-10-20' },
  })
})

it.each(['/nothing', '/Nothing here', '?kind=COMP', '?outcome=lost', '?year=1999', '?page=2'])(
  'there is no %s in the log',
  async (rest) => {
    expect((await read(log + rest)).status).toBe(404)
  },
)

describe('the collection of the API', () => {
  it('has the answers of one outcome, each with its page', async () => {
    const response = await site.ask('/api/v1/disclosures?lang=en&filter[outcome]=refused')
    const { items } = (await response.json()) as { items: Record<string, unknown>[] }
    expect(items.map(({ id }) => id)).toEqual([
      'estimates-of-an-open-tender',
      'unit-prices-of-suppliers',
    ])
    expect(items[0]).toMatchObject({
      requestKind: 'FOI',
      receivedIn: '2026-10',
      answeredOn: '2026-10-20',
      workingDays: 3,
      exemption: 'tender',
      topic: 'procurement',
      datasets: [],
      url: `${origin}/en${refused}`,
      pages: [{ url: `${origin}/en/services/government-procurement-platform` }],
    })
  })

  it('has one by its id, and is documented', async () => {
    const response = await site.ask('/api/v1/disclosures/dictionary-as-a-file?lang=ar')
    expect(await response.json()).toMatchObject({
      id: 'dictionary-as-a-file',
      lang: 'ar',
      outcome: 'granted',
      datasets: ['dictionary'],
    })
    const document = (await (await site.ask('/openapi.json')).json()) as { paths: object }
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(
        ['/disclosures', '/disclosures/{id}'].map((path) => expect.stringContaining(path)),
      ),
    )
    expect((await read('/en/open-api')).html).toContain('/api/v1/disclosures')
  })
})

it('the search finds an answer and calls it one', async () => {
  const { html } = await read(`/search?q=${encodeURIComponent('تقويم أيام العمل لثلاثة أعوام')}`)
  expect(linksOf(html)).toContain(`${log}/working-days-calendar`)
  expect(mainOf(html)).toContain('جواب منشور')
})

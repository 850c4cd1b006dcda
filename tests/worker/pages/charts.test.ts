import { beforeAll, describe, expect, it } from 'vitest'
import { tagsOf, textOf } from '../../support/html'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

/** Markup of the page without its frame. */
async function read(path: string): Promise<string> {
  const html = await (await site.ask(path)).text()
  return /<main\b.*<\/main>/s.exec(html)?.[0] ?? ''
}

interface Drawn {
  label: string
  /** Units of each part, by its name. */
  parts: Record<string, number>
}

/** Small charts of a page, each with its sentence and the numbers of its marks. */
function chartsOf(html: string): Drawn[] {
  return [...html.matchAll(/<svg[^>]*role="img"[^>]*>.*?<\/svg>/gs)].map(([svg]) => {
    const tags = tagsOf(svg)
    const parts = tags.flatMap(({ attributes }) =>
      attributes['data-n'] === undefined
        ? []
        : [[attributes['data-part'] ?? '', Number(attributes['data-n'])] as const],
    )
    return { label: tags[0]?.attributes['aria-label'] ?? '', parts: Object.fromEntries(parts) }
  })
}

const locales = [
  ['ar', ''],
  ['en', '/en'],
] as const

describe.each(locales)('charts in the page (%s), without script', (locale, prefix) => {
  it('stand in each story, with marks that are its numbers', async () => {
    const html = await read(`${prefix}/media-center/success-stories`)
    const charts = chartsOf(html)
    expect(charts).toHaveLength(10)
    const buses = charts.find(({ label }) => label.includes('48'))
    expect(buses?.parts).toEqual({ filled: 39, hollow: 9 })
    for (const number of ['9', '39']) expect(buses?.label).toContain(`: ${number}.`)
  })

  it('stand before the title of their story, whose text is folded', async () => {
    const html = await read(`${prefix}/media-center/success-stories`)
    const stories = html.split('class="card"').slice(1)
    expect(stories).toHaveLength(10)
    for (const story of stories) {
      expect(story).toMatch(/class="story-figure".*class="record-chart .*<h2.*<details/s)
    }
  })

  it('begin at the edge where reading starts', async () => {
    const html = await read(`${prefix}/media-center/success-stories`)
    const [, start] = /data-part="hollow" data-n="27"[^>]* d="M([\d.]+) /.exec(html) ?? []
    if (locale === 'ar') expect(Number(start)).toBeGreaterThan(160)
    else expect(Number(start)).toBeLessThan(160)
  })

  it('stand at the end of news that compare numbers', async () => {
    const item = await read(`${prefix}/media-center/news/it-agreement-38-suppliers`)
    expect(chartsOf(item)[0]?.parts).toEqual({ filled: 38, hollow: 29 })
    expect(item).toContain('<figure class="text-chart">')
    const window = await read(`${prefix}/media-center/news/it-agreement-opens-for-joining`)
    expect(chartsOf(window)[0]?.parts).toEqual({ filled: 21, hollow: 9 })
    const list = await read(`${prefix}/media-center/news`)
    expect(chartsOf(list)).toEqual([])
  })

  it('stand in the text of an article, counted', async () => {
    const html = await read(`${prefix}/media-center/news/technicians-first-graduates`)
    const [, figure = ''] = /<figure class="text-chart">(.*?)<\/figure>/s.exec(html) ?? []
    expect(chartsOf(figure)[0]?.parts).toEqual({ filled: 108, hollow: 22 })
    const [drawing = ''] = /<svg[^>]*role="img".*?<\/svg>/s.exec(figure) ?? []
    expect(drawing.match(/M\d[\d.]* [\d.]+h/g)).toHaveLength(130)
    expect(textOf(figure, 'figcaption')).toContain('108')
  })

  it('are in the magazine where an article has a number', async () => {
    const charts = chartsOf(await read(`${prefix}/media-center/magazine`))
    expect(charts.map(({ parts }) => parts)).toContainEqual({ pale: 1, filled: 1 })
    expect(charts.map(({ parts }) => parts)).toContainEqual({ filled: 75, hollow: 9 })
  })
})

describe.each(locales)('service levels (%s)', (locale, prefix) => {
  it('draw six months each, and mark and name those that missed the target', async () => {
    const html = await read(`${prefix}/sla`)
    const levels = chartsOf(html)
    expect(levels).toHaveLength(7)
    for (const { parts } of levels) expect((parts.filled ?? 0) + (parts.miss ?? 0)).toBe(6)
    const missed = levels.reduce((sum, { parts }) => sum + (parts.miss ?? 0), 0)
    expect(missed).toBeGreaterThan(0)
    expect(html.match(/class="chart-key__missed"/g)).toHaveLength(missed)
    const remark = locale === 'ar' ? 'لم يبلغ الهدف' : 'missed the target'
    expect(levels.map(({ label }) => label.split(remark).length - 1)).toEqual(
      levels.map(({ parts }) => parts.miss ?? 0),
    )
    expect(html).toMatch(/<bdi dir="ltr">93\.9<\/bdi>/)
  })

  it('draw one square for each working day of a service', async () => {
    const html = await read(`${prefix}/sla`)
    const rows = [...html.matchAll(/<svg class="unit-squares"(.*?)<\/svg><span>([^<]*)/gs)]
    expect(rows.length).toBeGreaterThan(8)
    for (const [, squares = '', words = ''] of rows) {
      const counted = squares.match(/h10v10h-10z/g)?.length
      const [written] = /\d+/.exec(words) ?? []
      expect(counted).toBe(written ? Number(written) : 2)
    }
  })

  it('promise the reply on the third working day, in the header', async () => {
    const html = await read(`${prefix}/sla`)
    expect(textOf(html, 'h1')).toContain('3')
    const [, days = ''] = /<ol class="stages"[^>]*>(.*?)<\/ol>/s.exec(html) ?? []
    expect(days.match(/stages__(?:counted|due)/g)).toHaveLength(3)
    expect(days.match(/stages__received/g)).toHaveLength(1)
    expect(days).toMatch(/<li class="stages__due">.*<\/li>$/)
  })
})

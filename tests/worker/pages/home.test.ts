import { beforeAll, describe, expect, it } from 'vitest'
import type { HomePayload } from '#client/pages/site/home/payload.ts'
import { locales, localPath } from '#domain/site/locale'
import { tagsOf } from '../../support/html'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

describe.each(locales)('the home page in %s', (locale) => {
  async function read(): Promise<string> {
    const html = await (await site.ask(localPath('/', locale))).text()
    return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  }

  it('has a ruler with one line for each unit of the first achievement', async () => {
    const main = await read()
    const [, ruler = ''] = /journey__track">(<svg.*?<\/svg>)/s.exec(main) ?? []
    const lines = [...ruler.matchAll(/[M"]\d+ 0v\d+/g)]
    const paths = [...ruler.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d.split('M').length - 1)
    const marks = paths.reduce((sum, count) => sum + count, 0)
    const [, number = ''] = /figure__number">(?:<[^>]+>)*([\d,]+)/.exec(main) ?? []
    expect(Number(number)).toBeGreaterThan(100)
    expect(marks).toBe(Number(number))
    expect(lines).toHaveLength(Number(number))
    const label = /journey__stage" role="img" aria-label="([^"]*)"/.exec(main)?.[1]
    expect(label).toContain(number)
  })

  it('has its tasks, the way to report a violation and the list of pages in its hero', async () => {
    const [, hero = ''] = /<section class="hero"(.*?)<\/section>/s.exec(await read()) ?? []
    const hrefs = tagsOf(hero).flatMap(({ attributes: { href } }) => href ?? [])
    expect(hrefs).toEqual(
      [
        '/contact/inquiry',
        '/framework-agreements',
        '/services',
        '/open-data',
        '/violations',
        '/routes',
      ].map((path) => localPath(path, locale)),
    )
    expect(hero).toMatch(/<form action="(?:\/en)?\/search"/)
  })

  it('goes from its tasks to the newsletter, with a distant national day near the end', async () => {
    const order = [...(await read()).matchAll(/<section[^>]*aria-labelledby="([\w-]+)"/g)].map(
      ([, id]) => id,
    )
    expect(order.slice(0, 12)).toEqual([
      'hero-title',
      'goal',
      'achievements',
      'services',
      'campaigns',
      'stories',
      'news',
      'knowledge',
      'board',
      'national-day',
      'next-national-day',
      'letter',
    ])
  })

  it('has every aim, notice and campaign of its payload', async () => {
    const main = await read()
    const response = await site.ask(localPath('/_payload.json', locale))
    const { payload } = (await response.json()) as { payload: HomePayload }
    const { purpose, notices, campaigns, intro } = payload
    const titles = [...purpose.aims, ...notices, ...campaigns, intro].map(({ title }) => title)
    expect(purpose.aims.length).toBeGreaterThan(2)
    for (const title of titles) expect(main).toContain(title.replaceAll('&', '&amp;'))
    for (const text of [purpose.goal, purpose.mission, intro.text]) expect(main).toContain(text)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { findTag, tagsOf } from '../../support/html'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

async function readMain(path: string): Promise<string> {
  const response = await site.ask(path)
  expect([path, response.status]).toEqual([path, 404])
  return /<main.*<\/main>/s.exec(await response.text())?.[0] ?? ''
}

const linksIn = (html: string) =>
  tagsOf(html).flatMap(({ name, attributes }) =>
    name === 'a' && attributes.href ? [attributes.href] : [],
  )

const tasks = ['/services', '/contact/inquiry', '/contact', '/routes']

describe('an address that no page has', () => {
  it.each([
    ['/en/framwork-agreements', '/en/framework-agreements'],
    ['/servces', '/services'],
    ['/en/media-center/new', '/en/media-center/news'],
    [
      '/%D9%82%D8%A7%D9%85%D9%88%D8%B3-%D8%A7%D9%84%D9%85%D8%B5%D8%B7%D9%84%D8%AD%D8%A7%D8%AA',
      '/efficiency-dictionary',
    ],
    ['/en/knowledge/value-enginering', '/en/efficiency-dictionary?letter=V#value-engineering'],
  ])('%s offers %s', async (path, near) => {
    expect(linksIn(await readMain(path))).toContain(near)
  })

  it('has a search box with its words, correctly spelled', async () => {
    const html = await readMain('/en/framwork-agreements')
    expect(findTag(html, 'input', { id: 'query' })?.attributes.value).toBe('framework agreements')
    expect(findTag(html, 'form')?.attributes.action).toBe('/en/search')
  })

  it.each(['', '/en'])('has the words of its last part in the box of "%s"', async (prefix) => {
    const html = await readMain(`${prefix}/media-center/newz/qqqq-zzzz`)
    expect(findTag(html, 'input', { id: 'query' })?.attributes.value).toBe('qqqq zzzz')
  })

  it.each(['', '/en'])(
    'offers its section and the pages in it where no other was meant: "%s"',
    async (prefix) => {
      const html = await readMain(`${prefix}/media-center/qqqq-zzzz`)
      expect(html).not.toContain('problem__meant')
      const [section, ...links] = linksIn(html)
      expect(section).toBe(`${prefix}/media-center`)
      expect(links.splice(-5)).toEqual(['/', ...tasks.map((task) => prefix + task)])
      expect(links).toHaveLength(4)
      for (const link of links) expect(link).toMatch(`${section}/`)
    },
  )

  it('suggests each title once', async () => {
    const html = await readMain('/en/knowledge/value-enginering')
    const [, meant = ''] = /problem__meant(.*?)<\/nav>/s.exec(html) ?? []
    const titles = [...meant.matchAll(/<h2[^>]*><a[^>]*>([^<]+)</g)].map(([, title]) => title)
    expect(titles).toContain('Value engineering')
    expect(new Set(titles).size).toBe(titles.length)
  })

  it.each(['/wp-login.php', '/.env', '/en/12345678901', '/%00', '/%E0%A4%A'])(
    '%s offers the main tasks and an empty box',
    async (path) => {
      const html = await readMain(path)
      expect(findTag(html, 'input', { id: 'query' })?.attributes.value ?? '').toBe('')
      const prefix = path.startsWith('/en') ? '/en' : ''
      expect(linksIn(html)).toEqual(['/', ...tasks.map((task) => prefix + task)])
    },
  )
})

import { beforeAll, describe, expect, it } from 'vitest'
import { findTag } from '../../support/html'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const read = async (path: string) => (await site.ask(path)).text()

describe.each([
  ['ar', ''],
  ['en', '/en'],
] as const)('a news item (%s)', (_, prefix) => {
  const path = `${prefix}/media-center/news/it-agreement-opens-for-joining`

  it('leads on from its head, in its language', async () => {
    const html = await read(path)
    const [head = ''] = /<header class="page-head".*?<\/header>/s.exec(html) ?? []
    const button = findTag(head, 'a', { class: 'button button--primary' })
    expect(button?.attributes.href).toBe(`${prefix}/framework-agreements/it-services`)
  })

  it('has each heading above its text', async () => {
    const html = await read(path)
    const [, text = ''] = /<div class="flow prose">(.*?)<\/article>/s.exec(html) ?? []
    expect(text.match(/<h2 id="[a-z]+">[^<]+<\/h2><(?:p|ol|ul)/g)).toHaveLength(3)
  })

  it('is dated by its publication, and not by its last edit', async () => {
    const html = await read(`${prefix}/media-center/news/asset-register-workshop`)
    const [head = ''] = /<header class="page-head".*?<\/header>/s.exec(html) ?? []
    expect(head).toMatch(/datetime="2026-11-08"/i)
    expect(head).not.toContain('2026-11-23')
    expect(html).toMatch(/"datePublished":"2026-11-08[^"]*"/)
    expect(html).toMatch(/"dateModified":"2026-11-23[^"]*"/)
  })

  it('has its dates in both calendars', async () => {
    const html = await read(path)
    const [, table = ''] = /<table>(.*?)<\/table>/s.exec(html) ?? []
    expect(table.match(/ (?:1448 AH|1448هـ)</g)).toHaveLength(4)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const read = async (path: string) => (await site.ask(path)).text()

describe('the magazine', () => {
  it('leads to each of its issues, and says of none that it is to come', async () => {
    const html = await read('/en/media-center/magazine')
    for (const issue of ['issue-4', 'issue-3', 'issue-2', 'issue-1']) {
      expect(html).toContain(`href="#${issue}"`)
      expect(html).toContain(`id="${issue}"`)
    }
    expect(html).not.toContain('Soon...')
  })

  it('draws each chart once, in its article, and has a picture of each issue', async () => {
    const html = await read('/en/media-center/magazine')
    const charts = html.match(/<svg[^>]*role="img"[^>]*aria-label="[^"]+"/g) ?? []
    expect(charts.length).toBeGreaterThan(3)
    expect(new Set(charts).size).toBe(charts.length)
    expect(html.match(/<img [^>]*src="\/media\//g)).toHaveLength(4)
  })

  it.each([
    ['/en/media-center/magazine', '>Soon...<'],
    ['/media-center/magazine', '>قريبًا...<'],
  ])('shows its one line where no issue exists (%s)', async (path, line) => {
    const { DB } = await site.env()
    await DB.batch([
      DB.prepare("delete from entries where kind = 'issue'"),
      DB.prepare('update publications set version = version + 1'),
    ])
    await site.isolate()
    expect(await read(path)).toContain(line)
  })
})

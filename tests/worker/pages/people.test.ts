import { beforeAll, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { mainOf, tagsOf } from '../../support/html'
import { readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const read = async (path: string) => (await site.ask(path)).text()

describe.each(locales)('the people of the authority (%s)', (locale) => {
  const t = translators[locale]

  it('are named in committees with links to their entries', async () => {
    const tags = tagsOf(await read(localPath('/aboutUs/directors', locale)))
    const ids = new Set(tags.map(({ attributes }) => attributes.id))
    const [, committees = ''] =
      /class="committees"(.*?)<\/ul>/s.exec(await read(localPath('/aboutUs/directors', locale))) ??
      []
    const links = [...committees.matchAll(/<dd><a href="#([^"]+)"/g)].map(([, slug]) => slug)
    expect(links.length).toBeGreaterThan(7)
    expect(links.filter((slug) => !ids.has(slug))).toEqual([])
  })

  it('have a square for each meeting of the board, hollow where they were absent', async () => {
    const html = await read(localPath('/aboutUs/directors', locale))
    const rows = [...html.matchAll(/<p class="attendance">(.*?)<\/p>/gs)].map(([, row = '']) => row)
    expect(rows).toHaveLength(9)
    for (const row of rows) {
      const [attended = 0, held = 0] =
        (row.split('</svg>')[1] ?? '').match(/\d+/g)?.map(Number) ?? []
      expect(held).toBeGreaterThan(0)
      expect(row.match(/h10v10/g) ?? []).toHaveLength(attended)
      expect(row.match(/h8v8/g) ?? []).toHaveLength(held - attended)
    }
  })

  it('answer to the board in a row of their own', async () => {
    const html = await read(localPath('/aboutUs/executiveManagement', locale))
    const [before = '', after = ''] = html.split('class="of-board"')
    expect(after).toContain(t('executives.ofBoard'))
    expect(after).toContain('/saud-alrubdi"')
    expect(before).not.toContain('/saud-alrubdi"')
  })

  it('have their posts with a square for each year, and a figure that the home page has', async () => {
    const path = localPath('/aboutUs/executiveManagement/abdullah-alzuhayan', locale)
    const html = await read(path)
    const [, posts = ''] = /<ol class="posts">(.*?)<\/ol>/s.exec(html) ?? []
    const rows = posts.split('<li>').slice(1)
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows.slice(1)) {
      const [from = 0, to = 0] = [...row.matchAll(/\d{4}/g)].map(Number)
      expect(row.match(/h10v10/g)).toHaveLength(to - from)
    }
    expect(mainOf(html)).toContain('21')
    expect(html).toContain(`href="${localPath('/', locale)}#achievements"`)
  })
})

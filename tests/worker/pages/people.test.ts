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
      /aria-labelledby="committees"(.*?)<\/section>/s.exec(
        await read(localPath('/aboutUs/directors', locale)),
      ) ?? []
    const links = [...committees.matchAll(/<a href="#([^"]+)"/g)].map(([, slug]) => slug)
    expect(links.length).toBeGreaterThan(7)
    expect(links.filter((slug) => !ids.has(slug))).toEqual([])
  })

  it('have the number of meetings that they attended', async () => {
    const html = await read(localPath('/aboutUs/directors', locale))
    const attended = {
      ar: /حضور اجتماعات (\d{4}): (\d) من (\d)/g,
      en: /Attended (\d) of (\d) meetings in (\d{4})/g,
    }
    expect([...mainOf(html).matchAll(attended[locale])]).toHaveLength(9)
  })

  it('answer to the board in a row of their own', async () => {
    const html = await read(localPath('/aboutUs/executiveManagement', locale))
    const [before = '', after = ''] = html.split('aria-labelledby="of-board"')
    expect(after).toContain(t('executives.ofBoard'))
    expect(after).toContain('/saud-alrubdi"')
    expect(before).not.toContain('/saud-alrubdi"')
  })

  it('have their posts, and a figure that the home page has', async () => {
    const path = localPath('/aboutUs/executiveManagement/abdullah-alzuhayan', locale)
    const html = await read(path)
    const [, posts = ''] = /<dl class="facts facts--ladder">(.*?)<\/dl>/s.exec(html) ?? []
    expect([...posts.matchAll(/<dt>[^<]*\d{4}/g)].length).toBeGreaterThan(1)
    expect(mainOf(html)).toContain('21')
    expect(html).toContain(`href="${localPath('/', locale)}#achievements"`)
  })
})
